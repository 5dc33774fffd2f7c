import { everyLanguage, type InEvery } from '#engine';
import { lab as de } from './de/lab.ts';
import { lab as en, type LabText } from './en/lab.ts';
import { lab as ru } from './ru/lab.ts';

export type { LabText };
/** What the lab says to somebody who plays or reads a match: a line for each language. */
export const labText: InEvery<LabText> = everyLanguage<LabText>({ en, ru, de });
