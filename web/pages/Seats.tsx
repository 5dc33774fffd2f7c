import type { GameInfo, MatchMeta, SeatInfo } from '#server/schema.ts';
import { useSkew } from '../app/useSkew.ts';
import { Avatar, Button, Chip, Emoji, Sign, seatStyle, useTimeLeft } from '../kit/index.ts';
import { clockTime } from '../table/words.ts';
import { againTexts } from '../text/again.ts';
import { readChoice } from './kept.ts';
import css from './Room.module.css';
import type { Act } from './Room.tsx';
import { useWords } from './words.ts';

interface SeatsProps {
  readonly meta: MatchMeta;
  readonly game: GameInfo | null;
  readonly busy: boolean;
  readonly act: Act;
  readonly sit: (seat?: number) => Promise<void>;
}

/** Everybody on the rim of the table, and the free seats between them. */
export function Seats({ meta, game, busy, act, sit }: SeatsProps) {
  const { p } = useWords();
  const many = meta.seats.length;
  return (
    <ul className={css.seats}>
      {meta.seats.map((info) => (
        <Seat key={info.seat} info={info} meta={meta} game={game} busy={busy} act={act} sit={sit} />
      ))}
      {meta.host && game !== null && many < game.seats.max && (
        <li>
          <button
            type="button"
            className={css.add}
            disabled={busy}
            data-action="add-seat"
            onClick={() => void act('seat', { seat: many, set: { kind: 'open' } })}
          >
            <span aria-hidden="true">+</span>
            {p.room.addSeat}
          </button>
        </li>
      )}
    </ul>
  );
}

/** How long somebody is still waited for. */
function Waits({ until, now }: { readonly until: number; readonly now: number }) {
  const { lang, say } = useWords();
  const time = clockTime(useTimeLeft(until + useSkew(now)) + 999);
  return <Chip>{say(againTexts[lang].room.waits, { time })}</Chip>;
}

type SeatProps = SeatsProps & { readonly info: SeatInfo };

function Seat(props: SeatProps) {
  const { kind, name } = props.info;
  if (kind !== 'open') return <TakenSeat {...props} />;
  return name === null ? <OpenSeat {...props} /> : <AwaitedSeat {...props} name={name} />;
}

/** Kept for somebody of the last match who was asked to sit down again. */
function AwaitedSeat({ info, meta, name }: SeatProps & { readonly name: string }) {
  const { lang } = useWords();
  const { seat } = info;
  return (
    <li className={css.seat} data-seat={seat} data-open="" data-awaited="" style={seatStyle(seat)}>
      <Avatar seed={info.avatar ?? name} seat={seat} offline={!info.connected} />
      <div className={css.who}>
        <b>{name}</b>
        <span>{againTexts[lang].room.asked}</span>
      </div>
      <div className={css.does}>
        <Waits until={meta.call?.until ?? meta.now} now={meta.now} />
      </div>
    </li>
  );
}

/** Nobody's seat: it can be taken, given to a bot, or carried away. */
function OpenSeat({ info, meta, game, busy, act, sit }: SeatProps) {
  const { p, say } = useWords();
  const { seat } = info;
  const n = seat + 1;
  const set = (to: object): void => void act('seat', { seat, set: to });
  const mayTake = meta.yours.length === 0;
  return (
    <li className={css.seat} data-seat={seat} data-open="" data-act={mayTake || undefined} style={seatStyle(seat)}>
      <span className={css.chair} aria-hidden="true">
        <Sign name="person" />
      </span>
      <div className={css.who}>
        <b>{p.room.open}</b>
        <span>{p.room.openText}</span>
      </div>
      <div className={css.does}>
        {mayTake && (
          <Button
            size="sm"
            disabled={busy}
            data-action="take-seat"
            aria-label={`${p.room.takeSeat}: ${say(p.room.seat, { n })}`}
            onClick={() => void sit(seat)}
          >
            {p.room.takeSeat}
          </Button>
        )}
        {meta.host && (
          <Button
            size="sm"
            icon={<Emoji name="robot" />}
            disabled={busy}
            data-action="add-bot"
            onClick={() => set({ kind: 'bot', level: readChoice().level })}
          >
            {p.room.addBot}
          </Button>
        )}
        {meta.host && meta.seats.length > (game?.seats.min ?? 1) && (
          <Button
            kind="icon"
            size="sm"
            disabled={busy}
            data-action="remove-seat"
            aria-label={say(p.room.removeSeat, { n })}
            title={say(p.room.removeSeat, { n })}
            onClick={() => set({ kind: 'remove' })}
          >
            <Sign name="cancel" />
          </Button>
        )}
      </div>
    </li>
  );
}

function TakenSeat({ info, meta, game, busy, act }: SeatProps) {
  const { p, say } = useWords();
  const { seat, kind } = info;
  const set = (to: object): void => void act('seat', { seat, set: to });
  const name = info.name ?? say(p.room.seat, { n: seat + 1 });
  const away = kind === 'human' && !info.connected && !info.you;
  return (
    <li className={css.seat} data-seat={seat} style={seatStyle(seat)}>
      <Avatar seed={info.avatar ?? name} seat={seat} offline={away} {...(kind === 'bot' ? { emoji: 'robot' } : {})} />
      <div className={css.who}>
        <b>{name}</b>
        <span className={css.marks}>
          {info.you && kind === 'human' && <Chip tone="info">{p.room.you}</Chip>}
          {kind === 'hotseat' && <Chip tone="info">{p.room.oneScreen}</Chip>}
          {info.host && <Chip>{p.room.host}</Chip>}
          {kind === 'bot' && <Chip>{meta.host || info.level === null ? p.room.bot : `${p.room.bot}, ${p.room.levels[info.level]}`}</Chip>}
          {away ? <Chip tone="bad">{p.room.away}</Chip> : kind === 'human' && !info.you && <Chip tone="good">{p.room.here}</Chip>}
        </span>
      </div>
      <div className={css.does}>
        {kind === 'bot' && meta.host && game !== null && info.level !== null && (
          <select
            aria-label={say(p.room.level, { name })}
            value={info.level}
            disabled={busy}
            onChange={(event) => set({ kind: 'bot', level: event.target.value, name })}
          >
            {game.levels.map((level) => (
              <option key={level} value={level}>
                {p.room.levels[level]}
              </option>
            ))}
          </select>
        )}
        {info.you && kind === 'human' ? (
          <Button size="sm" kind="quiet" disabled={busy} data-action="leave" onClick={() => void act('leave')}>
            {p.room.leave}
          </Button>
        ) : (
          meta.host && (
            <Button
              kind="icon"
              size="sm"
              disabled={busy}
              data-action="free-seat"
              aria-label={say(p.room.free, { name })}
              title={say(p.room.free, { name })}
              onClick={() => set({ kind: 'open' })}
            >
              <Sign name="cancel" />
            </Button>
          )
        )}
      </div>
    </li>
  );
}
