import { useMemo } from 'react';
import type { ReplayReply } from '#server/schema.ts';
import { seenShares } from '../../app/share.ts';
import type { GameParts } from '../board.ts';
import type { TableModel } from '../model.ts';
import { checkFairness, firstHash } from './course.ts';
import css from './EndScreen.module.css';
import { shareWords } from './shares.ts';

interface FairnessProps {
  readonly model: TableModel;
  readonly parts: GameParts;
  readonly record: ReplayReply | 'loading' | 'failed';
}

/** Whether the match was fair, as this page finds, and what it goes by. */
export function Fairness({ model, parts, record }: FairnessProps) {
  const { ui, meta, say } = model;
  const words = useMemo(() => {
    if (record === 'loading') return { good: null, text: ui.end.checking };
    if (record === 'failed' || meta === null) return { good: null, text: ui.end.notChecked };
    const verdict = checkFairness(parts.game, record, firstHash(meta.id, meta.seedHash), seenShares(meta.id));
    switch (verdict) {
      case 'fair':
        return { good: true, text: say(record.joint === undefined ? ui.end.fair : ui.end.fairJoint, { n: record.journal.length }) };
      case 'old-rules':
        return { good: true, text: ui.end.oldRules };
      case 'wrong-seed':
        return { good: false, text: say(ui.end.unfair, { what: ui.end.wrongSeed }) };
      case 'wrong-share':
        return { good: false, text: say(ui.end.unfair, { what: ui.end.wrongShare }) };
      case 'wrong-hash':
        return { good: false, text: say(ui.end.unfair, { what: ui.end.wrongHash }) };
      case 'wrong-journal':
        return { good: false, text: say(ui.end.unfair, { what: ui.end.wrongJournal }) };
    }
  }, [record, meta, parts, ui, say]);
  const joint = record instanceof Object ? (record.joint ?? null) : null;
  const told = shareWords(model, joint === null ? null : { shares: [...joint.shares], left: [...joint.left] });
  return (
    <section className={css.fair} data-fair={words.good ?? undefined}>
      <h3>{ui.end.fairness}</h3>
      <p>{words.text}</p>
      {told.map((text) => (
        <p key={text} data-shares="">
          {text}
        </p>
      ))}
      {record instanceof Object && (
        <details>
          <summary>
            {ui.end.hash}, {ui.end.seed}
          </summary>
          <dl>
            <dt>{ui.end.hash}</dt>
            <dd>{record.seedHash}</dd>
            {joint !== null && (
              <>
                <dt>{ui.end.secret}</dt>
                <dd>{joint.secret}</dd>
                {joint.shares.map(({ seat, number }) => (
                  <div key={seat}>
                    <dt>{say(ui.end.numberOf, { name: model.name(seat) })}</dt>
                    <dd>{number}</dd>
                  </div>
                ))}
              </>
            )}
            <dt>{ui.end.seed}</dt>
            <dd>{record.header.seed}</dd>
          </dl>
        </details>
      )}
    </section>
  );
}
