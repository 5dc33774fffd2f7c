import type { SeatId } from '#engine';
import type { Analysis } from '#server/schema.ts';
import type { AdviceText } from '../../text/advice.ts';
import css from '../advice/Advice.module.css';
import { percent } from '../advice/advising.ts';
import type { TableModel } from '../model.ts';
import { wholePercents } from './account.ts';
import { Change } from './LookBackParts.tsx';

export interface AccountProps {
  readonly account: Analysis['accounts'][number];
  readonly whose: { readonly mine: 'yes' | 'no'; readonly seat: { readonly seat: SeatId } };
  readonly w: AdviceText['back'];
  readonly model: TableModel;
  /** Decisions that were not looked at. */
  readonly left: number;
}

/** From the chance at the start to the result: what decisions, others' mistakes and luck did to it. */
export function AccountRows({ account, whose, w, model, left }: AccountProps) {
  const sums = wholePercents(account);
  const error = percent(account.error * 2);
  const rows = [
    { key: 'skill', label: whose.mine === 'yes' ? w.skill : w.skillOf, by: sums.skill },
    { key: 'others', label: w.others, by: sums.others },
    ...(account.gaveUp === undefined ? [] : [{ key: 'gave-up', label: w.gaveUp, by: sums.gaveUp }]),
    { key: 'luck', label: w.luck, by: sums.luck },
  ];
  const largest = Math.max(100, ...rows.map(({ by }) => Math.abs(by)));
  const fortune = Math.abs(sums.luck) <= error ? w.evenLuck : sums.luck > 0 ? w.goodLuck : w.badLuck;
  return (
    <>
      <h4>{model.say(w.account, whose)}</h4>
      <dl className={css.account}>
        <div data-part="start">
          <dt>{w.start}</dt>
          <dd>{sums.start}%</dd>
        </div>
        {rows.map(({ key, label, by }) => (
          <div key={key} data-part={key}>
            <dt>{label}</dt>
            <dd>
              <span className={css.signed} aria-hidden="true">
                <i
                  data-bad={by < 0 ? '' : undefined}
                  style={{ width: `${(Math.abs(by) / largest) * 50}%`, [by < 0 ? 'right' : 'left']: '50%' }}
                />
              </span>
              <Change by={by} />
            </dd>
          </div>
        ))}
        <div data-part="result">
          <dt>{w.result}</dt>
          <dd>{sums.result}%</dd>
        </div>
      </dl>
      <p className={css.small}>
        {model.say(fortune, { n: Math.abs(sums.luck) })} {model.say(w.unsure, { n: error })} {largest > 100 && w.beyond}{' '}
        {left > 0 && model.say(w.left, { n: left })}
      </p>
    </>
  );
}
