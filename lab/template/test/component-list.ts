/** The component list of the box, typed in apart from the game's own data, so that a slip in either is noticed. */
export const componentList = [
  ['pebble', 'stone', 6, 1],
  ['stone', 'stone', 6, 2],
  ['rock', 'stone', 6, 3],
  ['boulder', 'stone', 3, 4],
  ['magpie', 'trick', 4, 0],
] as const;
