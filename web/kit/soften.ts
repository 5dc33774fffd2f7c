const vowels = 'аеёиоуыэюяaeiouy';
const mute = 'ьъй';
const isVowel = (c: string) => vowels.includes(c);
const isLetter = (c: string) => /\p{L}/u.test(c);

/** Where a word may break: before a consonant with a vowel behind it, between two consonants after a vowel; never a stump. */
function breakable(word: string, n: number): boolean {
  const [b, c, d] = [word[n - 1] ?? '', word[n] ?? '', word[n + 1] ?? ''];
  if (mute.includes(c)) return false;
  if (mute.includes(b)) return true;
  if (isVowel(b) && !isVowel(c)) return isVowel(d);
  return !isVowel(b) && !isVowel(c) && isVowel(word[n - 2] ?? '');
}

/**
 * Soft hyphens for the long words of a card name: browsers do not hyphenate Russian reliably, and on a 70 px card
 * a word of ten letters does not fit. Names that carry their own soft hyphens are left alone.
 */
export function soften(name: string, from = 9): string {
  if (name.includes('\u00ad')) return name;
  return name.replaceAll(/\p{L}+/gu, (word) => {
    if (word.length < from) return word;
    const low = word.toLowerCase();
    let out = '';
    for (let n = 0; n < word.length; n++) {
      const room = n >= 3 && word.length - n >= 3 && isLetter(word[n] ?? '');
      out += room && breakable(low, n) ? `\u00ad${word[n]}` : word[n];
    }
    return out;
  });
}
