/** More than this nobody reads. */
const MOST_LINES = 15;
const OPEN = '## Unreleased';

/** @typedef {{ readonly title: string, readonly lines: readonly string[] }} Release */

/** The releases of a changelog, newest first, with what stands under each. @param {string} text @returns {Release[]} */
export function releasesOf(text) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title, ...lines] = part.split('\n');
      return { title: title.trim(), lines: lines.filter((line) => line.trim() !== '') };
    });
}

/** What is wrong with a changelog, in words. @param {string} text @returns {string[]} */
export function faultsOf(text) {
  const releases = releasesOf(text);
  const long = releases.filter(({ lines }) => lines.length > MOST_LINES);
  return [
    ...(releases[0]?.title === 'Unreleased' ? [] : ['the first section is not “Unreleased”']),
    ...long.map(({ title, lines }) => `“${title}” has ${lines.length} lines, at most ${MOST_LINES} are read`),
    ...releases
      .slice(1)
      .flatMap(({ title }) => (/^\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/.test(title) ? [] : [`“${title}” is no version with its day`])),
  ];
}

/** The changelog with what is unreleased under a version. Throws where there is nothing to release. @param {string} text @param {string} version @param {string} day */
export function released(text, version, day) {
  const [open] = releasesOf(text);
  if (open?.title !== 'Unreleased' || open.lines.length === 0) throw new Error('nothing stands under “Unreleased”');
  return text.replace(OPEN, `${OPEN}\n\n## ${version} (${day})`);
}

/** @param {string} a @param {string} b whether a comes after b */
export function isLater(a, b) {
  const [x, y] = [a, b].map((version) => version.split('.').map(Number));
  const first = x.findIndex((part, i) => part !== y[i]);
  return first >= 0 && x[first] > y[first];
}
