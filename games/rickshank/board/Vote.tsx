import { useState } from 'react';
import type { SeatId } from '#engine';
import { Avatar, Ballots, Card, cx, Emoji, RichText, Segmented, Sign, Stepper, seatStyle, type Voter } from '#web/kit/index.ts';
import { AGAINST, FOR } from '../state.ts';
import css from './board.module.css';
import { ballotOf, commitment, commitmentOf, isBallot, type Model, type OpenVote, type Side, sideName, voteText } from './state.ts';
import { words } from './words.ts';

/** One vote of the count: an own vote, a token or a revealed card, in the colour of its player. */
function Square({ seat, what, label }: { readonly seat: SeatId; readonly what: 'own' | 'token' | 'card'; readonly label: string }) {
  return (
    <i className={css.square} style={seatStyle(seat)} title={label}>
      <span className="sr">{label}</span>
      {what === 'own' ? <span aria-hidden="true">1</span> : what === 'token' ? <Emoji name="coin" /> : <Sign name="vote" />}
    </i>
  );
}

function SideIcon({ model, side }: { readonly model: Model; readonly side: Side }) {
  if (side === FOR || side === AGAINST) return <Emoji name={side === FOR ? 'thumbs-up' : 'thumbs-down'} />;
  const info = model.seatInfo(side);
  return (
    <Avatar seed={info?.avatar ?? info?.name ?? String(side)} seat={side} size="sm" {...(info?.kind === 'bot' ? { emoji: 'robot' } : {})} />
  );
}

function Count({ model, open: { state, count } }: { readonly model: Model; readonly open: NonNullable<OpenVote['open']> }) {
  const w = words[model.lang];
  return (
    <ul className={css.count}>
      {count.counts.map(({ side, votes }) => (
        <li key={side} className={cx(count.leading.includes(side) && css.leads)}>
          <span className={css.side}>
            <SideIcon model={model} side={side} />
            <span>{sideName(model, side)}</span>
          </span>
          <span className={css.squares}>
            {count.seats
              .filter((one) => one.side === side)
              .flatMap(({ seat }) => {
                const name = model.name(seat);
                return [
                  <Square key={`${seat}-own`} seat={seat} what="own" label={`${name}: ${w.vote.own}`} />,
                  ...Array.from({ length: state.tokens[seat] }, (_, n) => (
                    <Square key={`${seat}-token-${String(n)}`} seat={seat} what="token" label={`${name}: ${w.vote.tokenVote}`} />
                  )),
                  ...state.cards[seat].map((card) => (
                    <Square key={`${seat}-card-${card}`} seat={seat} what="card" label={`${name}: ${w.vote.cardVote}`} />
                  )),
                ];
              })}
          </span>
          <b>{votes}</b>
        </li>
      ))}
    </ul>
  );
}

/** The vote under way: what it is about, the running count, what follows from which result. */
export function VotePanel({ model, vote }: { readonly model: Model; readonly vote: OpenVote }) {
  const w = words[model.lang];
  const { def, kind, open, stage } = vote;
  const name = model.text.cards[def]?.name ?? def;
  const title = model.say(w.vote.title[stage], { kind: w.vote.kinds[kind], name });
  const lines = [...voteText(model, vote), model.say(w.vote.tie, { seat: { seat: model.vars.active } })];
  return (
    <section className={css.vote} aria-label={title}>
      <div data-group="">
        <Card
          face={model.face(def)}
          size="s"
          width={model.phone ? 64 : 108}
          onRead={() => model.readDef(def)}
          onPress={() => model.readDef(def)}
        />
      </div>
      <div className={css.counting}>
        <h2>{title}</h2>
        {open === null ? <Sealed model={model} /> : <Count model={model} open={open} />}
      </div>
      <div className={css.follows}>
        {lines.map((line) => (
          <RichText key={line} text={line} />
        ))}
      </div>
    </section>
  );
}

/** Who has locked a commitment; what it is nobody sees. */
function Sealed({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const waiting = model.view.decision?.asked ?? [];
  const voters = model.view.ring.map((seat): Voter => {
    const info = model.seatInfo(seat);
    const sealed = !waiting.includes(seat);
    return {
      seat,
      seed: info?.avatar ?? info?.name ?? String(seat),
      ...(info?.kind === 'bot' ? { emoji: 'robot' } : {}),
      name: model.name(seat),
      state: sealed ? 'sealed' : 'waiting',
      label: sealed ? w.vote.hasVoted : w.vote.thinks,
    };
  });
  return <Ballots label={w.vote.voters} voters={voters} />;
}

/** Side and tokens of the sealed commitment, inside the prompt bar; the gold button repeats them. */
export function BallotBox({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const [stake, setStake] = useState(0);
  const { ask } = model;
  if (ask === null || !isBallot(ask.prompt)) return null;
  const { sides, most } = ballotOf(ask.options);
  const chosen = commitmentOf(model.chosen[0])?.side ?? (sides.length === 1 ? sides[0] : undefined);
  const take = (side: Side | undefined, tokens: number): void => {
    setStake(tokens);
    const option = side === undefined ? undefined : commitment(ask.options, side, tokens);
    if (option !== undefined && model.canAct) model.pick(option);
  };
  return (
    <div className={css.ballot} data-ballot="">
      {sides.length > 1 && (
        <Segmented
          label={w.vote.side}
          value={chosen === undefined ? '' : String(chosen)}
          options={sides.map((side) => ({
            value: String(side),
            label: (
              <span className={css.segment}>
                <SideIcon model={model} side={side} /> {sideName(model, side)}
              </span>
            ),
            name: sideName(model, side),
          }))}
          onChange={(value) => take(Number(value), stake)}
        />
      )}
      {most > 0 && (
        <Stepper
          label={w.vote.tokens}
          value={stake}
          min={0}
          max={most}
          onChange={(tokens) => take(chosen, tokens)}
          icon={<Emoji name="coin" />}
          note={model.say(w.vote.of, { n: most })}
          less={w.vote.less}
          more={w.vote.more}
        />
      )}
    </div>
  );
}
