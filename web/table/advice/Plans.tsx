import { useState } from 'react';
import {
  type AdviceVoice,
  type AdvisedPlan,
  claimNumbers,
  claimSentence,
  distinctPlans,
  planText,
  shownVerdict,
  simpleText,
  standingText,
  stepText,
  verdictText,
} from '#engine';
import type { Advice } from '#server/schema.ts';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { Button } from '../../kit/index.ts';
import { type AdviceText, adviceTexts } from '../../text/advice.ts';
import type { Board } from '../board.ts';
import type { TableModel } from '../model.ts';
import css from './Advice.module.css';
import { chanceWords } from './advising.ts';

/** Says plans and reasons with the words of the table. */
export const voiceOf = (model: TableModel, board: Board, numbers: boolean): AdviceVoice => ({
  lang: model.lang,
  text: model.text,
  say: model.say,
  names: model.seats.map(({ name }) => name ?? ''),
  numbers,
  tell: (option) => board.answer?.(model, option) ?? (option.label === undefined ? board.confirm?.(model, option) : undefined),
});

interface PlansProps {
  readonly model: TableModel;
  readonly board: Board;
  readonly advice: Advice;
}

/** What to do and why, in words first; counts and chances for whoever wants them. */
export function Plans({ model, board, advice }: PlansProps) {
  const { hintNumbers } = useSettings();
  const w = adviceTexts[model.lang];
  const voice = voiceOf(model, board, hintNumbers);
  const { verdict, simple, standing } = advice;
  const plans = distinctPlans(advice.plans, voice);
  const shown = shownVerdict(verdict, plans.length);
  return (
    <>
      <ol className={css.plans}>
        {plans.map((plan, i) => (
          <li key={plan.keys.join(' ')} data-plan={i + 1}>
            <i aria-hidden="true">{i + 1}</i>
            <div>
              <p className={css.what}>
                {i > 0 && <em>{w.or} </em>}
                {sentence(planText(plan, voice))}
              </p>
              {i === 0 && (
                <p className={css.verdict} data-verdict={verdict}>
                  {verdictText(shown, model.lang)}
                  {simple !== undefined && shown === verdict && ` ${simpleText(simple, model.lang)}`}
                </p>
              )}
              <Claims plan={plan} voice={voice} w={w} />
              {hintNumbers && (
                <p className={css.small} data-chance="">
                  {model.say(w.chance, { chance: chanceWords(plan) })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className={css.standing} data-standing={standing}>
        {standingText(standing, model.lang)}
      </p>
      {hintNumbers && (
        <p className={css.small}>
          {model.say(w.matches, { n: advice.matches })} {!advice.learned && w.unlearned}
        </p>
      )}
      <Button
        size="sm"
        kind="quiet"
        aria-pressed={hintNumbers}
        data-action="hint-numbers"
        onClick={() => changeSettings({ hintNumbers: !hintNumbers })}
      >
        {hintNumbers ? w.withoutNumbers : w.withNumbers}
      </Button>
    </>
  );
}

/** Each reason stands for a count, which a press shows. */
function Claims({ plan, voice, w }: { readonly plan: AdvisedPlan; readonly voice: AdviceVoice; readonly w: AdviceText }) {
  const [open, setOpen] = useState<number | null>(null);
  const said = plan.claims.flatMap((claim) => {
    const words = claimSentence(claim, voice);
    return words === '' ? [] : [{ claim, words }];
  });
  if (said.length === 0) return null;
  const shown = open === null ? undefined : said[open]?.claim;
  return (
    <div className={css.why}>
      <h3>{plan.unlike === undefined ? w.why : voice.say(w.whyNot, { what: stepText(plan.unlike, voice) })}</h3>
      <ul>
        {said.map(({ claim, words }, i) => (
          <li key={words} data-role={claim.role}>
            <button type="button" aria-expanded={open === i} data-claim={claim.sign.key} onClick={() => setOpen(open === i ? null : i)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <p className={css.numbers} data-numbers="">
          {claimNumbers(shown, voice)}
        </p>
      )}
    </div>
  );
}

const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
