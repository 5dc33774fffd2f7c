export { calls } from './calls.ts';
export { letters } from './letters.ts';
export { names } from './names.ts';
export { preview } from './preview.ts';
export { takeAlong } from './take-along.ts';
export { troubles } from './troubles.ts';
