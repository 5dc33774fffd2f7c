import { LANGS, LANGUAGES } from '#engine';

/** For a switch: every language by its own name. */
export const languages = LANGS.map((value) => ({ value, name: LANGUAGES[value].name }));
