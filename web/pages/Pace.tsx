import type { ClockKind, WindowTime } from '#server/schema.ts';
import { Segmented } from '../kit/index.ts';
import { weeksOf } from './titles.ts';
import { useWords } from './words.ts';

const LIVE = ['none', 'relaxed', 'quick'] as const satisfies readonly ClockKind[];
const SLOW = ['day', 'three-days', 'week'] as const satisfies readonly ClockKind[];
const WINDOW_TIMES = ['same', 'half-day', 'prepared'] as const satisfies readonly WindowTime[];

const isLive = (clock: ClockKind): clock is (typeof LIVE)[number] => LIVE.some((one) => one === clock);

interface PaceProps {
  readonly game: string;
  readonly seats: number;
  readonly clock: ClockKind;
  readonly windowTime: WindowTime;
  readonly onChange: (pace: { readonly clock?: ClockKind; readonly windowTime?: WindowTime }) => void;
  /** How a field of the page looks. */
  readonly className: string | undefined;
}

/** How fast a table plays: nobody hurries, minutes, or days; over days also how long a window for answers stays open. */
export function Pace({ game, seats, clock, windowTime, onChange, className }: PaceProps) {
  const { p } = useWords();
  return (
    <>
      <div className={className}>
        <span>
          {p.home.clock}: <i>{p.home.clockHints[clock]}</i>
        </span>
        <Segmented
          label={p.home.clock}
          value={isLive(clock) ? clock : 'slow'}
          options={[
            ...LIVE.map((value) => ({ value, label: p.home.clocks[value], name: p.home.clockHints[value] })),
            { value: 'slow' as const, label: p.pace.slow, name: p.pace.slowHint },
          ]}
          onChange={(value) => onChange({ clock: value === 'slow' ? 'three-days' : value })}
        />
      </div>
      {!isLive(clock) && (
        <>
          <div className={className}>
            <span>{p.pace.decision}</span>
            <Segmented
              label={p.pace.decision}
              value={clock}
              options={SLOW.map((value) => ({ value, label: p.pace.days[value] }))}
              onChange={(value) => onChange({ clock: value })}
            />
          </div>
          <div className={className}>
            <span>
              {p.pace.windows}: <i>{p.pace.windowHints[windowTime]}</i>
            </span>
            <Segmented
              label={p.pace.windows}
              value={windowTime}
              options={WINDOW_TIMES.map((value) => ({ value, label: p.pace.windowTimes[value] }))}
              onChange={(value) => onChange({ windowTime: value })}
            />
          </div>
          <SlowLength game={game} seats={seats} />
          <p>{p.pace.about}</p>
        </>
      )}
    </>
  );
}

/** How long a match over days takes: said before anybody agrees to one. */
export function SlowLength({ game, seats }: Pick<PaceProps, 'game' | 'seats'>) {
  const { p, say } = useWords();
  const weeks = weeksOf(game, seats);
  return weeks === null ? null : <p data-slow-length={weeks}>{say(p.pace.length, { n: weeks })}</p>;
}
