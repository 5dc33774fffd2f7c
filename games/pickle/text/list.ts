// A comma only where something has been named before.
const comma = ([last, ...before]: readonly string[]): string =>
  last === undefined ? '' : `{${last}, plural, =0 {${comma(before)}} other {, }}`;

/** A message that lists what there is of several things, such as `gun ×2, wild`: parameters are their numbers, by name. */
export function listOf(names: { readonly [parameter: string]: string }): string {
  const said: string[] = [];
  return Object.entries(names)
    .map(([parameter, name]) => {
      const before = comma(said);
      said.unshift(parameter);
      return `{${parameter}, plural, =0 {} =1 {${before}${name}} other {${before}${name} ×#}}`;
    })
    .join('');
}
