import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Avatar, Card, Confetti, cx, Emoji, Sticker } from '../../kit/index.ts';
import { buzz, type Cue, playCue } from '../../kit/sound.ts';
import type { TableModel } from '../model.ts';
import css from './MomentStage.module.css';
import { bannerAt, FLY_MS, LIGHT_MS, type Picture, type Shown, STRIKE_MS, type StageCard, soundsOf, strikesOf } from './moment.ts';

type Words = Pick<TableModel, 'face' | 'say' | 'seatInfo' | 'name'>;

interface StageProps {
  readonly model: Words & Pick<TableModel, 'me' | 'ui' | 'phone'> & { readonly view: Pick<TableModel['view'], 'game'> };
  readonly moment: Shown;
  /** How much longer or shorter than written. */
  readonly pace?: number;
  readonly confetti?: boolean;
  /** Heard besides what the picture sounds like, when the banner comes. */
  readonly cue?: Cue;
  /** It is the end: everything else is dimmed, and it is told at once. */
  readonly whole?: boolean;
  readonly onSkip: () => void;
}

/** Whether less motion is asked for. */
export const wantsStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A moment that everybody looks at: the same stage for all games. A press goes on. */
export function MomentStage({ model, moment, pace = 1, confetti = false, cue, whole = false, onSkip }: StageProps) {
  const { picture, title, line, still } = moment;
  const { me } = model;
  const concerned = me !== null && moment.concerns.includes(me);
  useSounds(moment, still ? 0 : pace, cue);
  useEffect(() => {
    if (concerned) buzz('hit');
  }, [concerned]);
  const style = { '--k': pace, '--at': `${bannerAt(picture)}ms` } as CSSProperties;
  return (
    <div
      className={cx(css.stage, whole && css.whole, still && css.still)}
      style={style}
      data-moment={moment.name}
      data-kind={picture.kind}
      data-still={still || undefined}
      data-game={model.view.game}
    >
      {/* What is seen is told below in one sentence. */}
      <div className={css.body} aria-hidden="true">
        <Stands model={model} picture={picture} still={still} pace={pace} />
        {title === null ? (
          line !== '' && <p className={css.line}>{line}</p>
        ) : (
          <div className={css.banner}>
            <b>{title}</b>
            {line !== '' && <small>{line}</small>}
          </div>
        )}
        {picture.kind === 'gather' && picture.scores !== undefined && <Scores model={model} scores={picture.scores} />}
        {whole && <small className={css.skip}>{model.phone ? model.ui.pace.tapOn : model.ui.pace.keyOn}</small>}
      </div>
      <button type="button" className={css.cover} aria-label={model.ui.pace.next} data-action="skip-moment" onClick={onSkip} />
      {confetti && !still && <Confetti late={bannerAt(picture) * pace} />}
      <span className="sr" role={whole ? 'alert' : 'status'}>
        {moment.told}
      </span>
    </div>
  );
}

/** Once for each moment, whatever else is drawn anew. */
function useSounds({ picture }: Shown, pace: number, cue: Cue | undefined): void {
  const [sounds] = useState(() =>
    [...soundsOf(picture), ...(cue === undefined ? [] : [[bannerAt(picture), cue] as const])].map(
      ([ms, sound]) => [ms * pace, sound] as const,
    ),
  );
  useEffect(() => {
    const timers = sounds.map(([ms, sound]) => window.setTimeout(() => playCue(sound), ms));
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, [sounds]);
}

interface PictureProps {
  readonly model: Words;
  readonly picture: Picture;
  readonly still: boolean;
  readonly pace: number;
}

function Stands({ model, picture, still, pace }: PictureProps) {
  switch (picture.kind) {
    case 'gather':
      return picture.cards.length === 0 ? null : (
        <Gathered model={model} cards={picture.cards} main={picture.main} still={still} pace={pace} />
      );
    case 'leap':
      return (
        <div className={css.leap}>
          <StageFace model={model} card={picture.onto} />
          <span className={css.figure}>
            <Sticker name={picture.figure} x={50} y={50} size={6} turn={0} cut="small" />
          </span>
        </div>
      );
    case 'chain':
      return <Chain model={model} cards={picture.cards} />;
    case 'points':
      return <Points model={model} picture={picture} />;
    case 'ballots':
      return <Ballots model={model} picture={picture} />;
    case 'words':
      return null;
  }
}

const StageFace = ({ model, card: { def } }: { readonly model: Words; readonly card: StageCard }) => (
  <Card face={model.face(def)} size="s" className={css.card} />
);

const vars = (values: { readonly [name: `--${string}`]: string | number }): CSSProperties => values;

const LIT = 1.24;

interface GatheredProps extends Omit<PictureProps, 'picture'> {
  readonly cards: readonly StageCard[];
  readonly main: number;
}

/** Cards that lie on the table are lit where they lie, then come together. */
function Gathered({ model, cards, main, still, pace }: GatheredProps) {
  const root = useRef<HTMLDivElement>(null);
  // From where they lay when it began.
  const [first] = useState({ cards, still, pace });
  useLayoutEffect(() => {
    if (first.still || root.current === null || typeof root.current.animate !== 'function') return;
    for (const [i, { card }] of first.cards.entries()) {
      const to = root.current.children[i];
      if (to instanceof HTMLElement) comeFrom(to, card === undefined ? null : placeOf(card), first.pace);
    }
  }, [first]);
  const middle = (cards.length - 1) / 2;
  return (
    <div
      ref={root}
      className={cx(css.gathered, cards.length <= 4 && css.fan)}
      style={vars({ '--n': cards.length, '--row': Math.ceil(cards.length / 2) })}
    >
      {cards.map((card, i) => (
        <span
          key={card.card ?? `${card.def}-${i}`}
          className={cx(i === main && css.main)}
          style={vars({ '--turn': `${cards.length <= 4 ? (i - middle) * 7 : 0}deg`, '--drop': `${Math.abs(i - middle) ** 2 * 6}px` })}
        >
          <StageFace model={model} card={card} />
        </span>
      ))}
    </div>
  );
}

const placeOf = (card: number): DOMRect | null => {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-table] [data-card="${card}"]`)].find((one) => one.offsetParent !== null);
  return found?.getBoundingClientRect() ?? null;
};

function comeFrom(el: HTMLElement, from: DOMRect | null, pace: number): void {
  const to = el.getBoundingClientRect();
  const whole = (LIGHT_MS + FLY_MS) * pace;
  const end = { transform: getComputedStyle(el).transform, opacity: 1 };
  const start =
    from === null
      ? { transform: 'translateY(60px) scale(.7)', opacity: 0 }
      : {
          transform: `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${from.y + from.height / 2 - to.y - to.height / 2}px) scale(${
            from.width / Math.max(1, to.width)
          })`,
          opacity: 1,
        };
  const lit =
    from === null ? start : { ...start, transform: start.transform.replace(/scale\(([^)]+)\)/, (_, k) => `scale(${Number(k) * LIT})`) };
  const lights = { ...start, easing: 'cubic-bezier(.2, .8, .2, 1)' };
  const flies = { ...lit, offset: LIGHT_MS / (LIGHT_MS + FLY_MS), easing: 'cubic-bezier(.3, .1, .2, 1)' };
  el.animate([lights, flies, end], { duration: whole, fill: 'backwards' });
}

/** From the right each answer strikes what it answers; what was struck, and what struck it, leave. */
function Chain({ model, cards }: { readonly model: Words; readonly cards: readonly StageCard[] }) {
  const last = cards.length - 1;
  const strikes = strikesOf(cards.length);
  const stands = last % 2 === 0;
  return (
    <div className={css.chain} style={vars({ '--leave': `${strikes * STRIKE_MS}ms` })}>
      {cards.map((card, i) => {
        const fromRight = last - i;
        const role = fromRight % 2 === 0 ? 'strikes' : 'struck';
        const at = Math.floor(fromRight / 2) * STRIKE_MS;
        return (
          <span
            key={card.card ?? i}
            className={cx(i === 0 ? (stands ? css.stays : css.stopped) : css.leaves)}
            data-role={i === 0 && stands ? undefined : role}
            style={vars({ '--when': `${at}ms` })}
          >
            <StageFace model={model} card={card} />
            {i > 0 && <i className={css.number}>{i}</i>}
          </span>
        );
      })}
    </div>
  );
}

function Face({ model, seat }: { readonly model: Words; readonly seat: number }) {
  const info = model.seatInfo(seat);
  return (
    <Avatar seed={info?.avatar ?? info?.name ?? String(seat)} seat={seat} size="md" {...(info?.kind === 'bot' ? { emoji: 'robot' } : {})} />
  );
}

function Points({ model, picture }: { readonly model: Words; readonly picture: Extract<Picture, { kind: 'points' }> }) {
  const { card, gains, next } = picture;
  return (
    <>
      <ol className={css.gains}>
        {gains.map(({ seat, by, now }, n) => (
          <li key={seat} style={vars({ '--n': n })}>
            <Face model={model} seat={seat} />
            <b>+{by}</b>
            <em>{now}</em>
          </li>
        ))}
      </ol>
      <div className={css.won} style={vars({ '--gains': gains.length })}>
        <span>
          <StageFace model={model} card={card} />
        </span>
        {next !== null && (
          <span className={css.next}>
            <StageFace model={model} card={next} />
          </span>
        )}
      </div>
    </>
  );
}

function Ballots({ model, picture }: { readonly model: Words; readonly picture: Extract<Picture, { kind: 'ballots' }> }) {
  let squares = 0;
  const words = ({ message, params = {} }: { readonly message: string; readonly params?: Parameters<Words['say']>[1] }): string =>
    model.say(message, params);
  return (
    <>
      <ol className={css.ballots}>
        {picture.ballots.map(({ seat, votes, side, tone }) => (
          <li key={seat}>
            <Face model={model} seat={seat} />
            <span className={css.sealed} aria-hidden="true">
              <Emoji name="locked" size={30} />
            </span>
            <span className={css.open} data-tone={tone}>
              <b>{votes}</b>
              <small>{words(side)}</small>
            </span>
          </li>
        ))}
      </ol>
      <dl className={css.tally}>
        {picture.tally.map(({ side, votes, tone }) => (
          <div key={words(side)}>
            <dt>{words(side)}</dt>
            <dd data-tone={tone}>
              {Array.from({ length: votes }, (_, i): ReactNode => {
                squares++;
                return <i key={`${i + 1}`} style={vars({ '--n': squares })} />;
              })}
              <b>{votes}</b>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Scores({ model, scores }: { readonly model: Words; readonly scores: readonly { readonly seat: number; readonly now: number }[] }) {
  return (
    <ol className={css.scores}>
      {scores.map(({ seat, now }) => (
        <li key={seat}>
          <Face model={model} seat={seat} />
          <span>{model.name(seat)}</span>
          <b>{now}</b>
        </li>
      ))}
    </ol>
  );
}
