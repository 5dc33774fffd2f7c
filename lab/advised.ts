import type { Advice } from '#bots/index.ts';
import type { AdviceVoice, AdvisedPlan } from '#engine';
import {
  claimNumbers,
  claimSentence,
  distinctPlans,
  inSentence,
  planText,
  shownVerdict,
  simpleText,
  standingText,
  stepText,
  verdictText,
} from '#engine';
import type { Words } from './words.ts';

/** Advice in the words of a terminal. */
const voiceOf = (words: Words): AdviceVoice => ({
  lang: words.lang,
  text: words.text,
  say: (message, params) => words.say(message, params),
  names: words.names,
});

/** What is advised, line by line: the plan, how it stands beside the others, what speaks for it and against it; then the other idea, if there is one. */
export function adviceLines({ plans, verdict, simple, standing }: Advice, words: Words): string[] {
  const voice = voiceOf(words);
  const [first, ...others] = distinctPlans(plans, voice);
  const shown = shownVerdict(verdict, 1 + others.length);
  const how = [verdictText(shown, words.lang), ...(simple === undefined || shown !== verdict ? [] : [simpleText(simple, words.lang)])];
  const inner = (what: string): string => inSentence(what, words.text, words.names);
  return [
    `→ ${planText(first, voice)}.`,
    ...(first.unlike === undefined ? [] : [`  ${words.lab.unlike(inner(stepText(first.unlike, voice)))}`]),
    ...reasons(first, voice),
    how.join(' '),
    ...others.flatMap((plan) => [words.lab.otherwise(inner(planText(plan, voice))), ...reasons(plan, voice)]),
    standingText(standing, words.lang),
  ];
}

const reasons = ({ claims }: AdvisedPlan, voice: AdviceVoice): string[] =>
  claims.flatMap((claim) => {
    const sentence = claimSentence(claim, voice);
    return sentence === '' ? [] : [`  ${sentence} (${claimNumbers(claim, voice)})`];
  });
