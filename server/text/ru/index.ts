export { names } from './names.ts';
export { preview } from './preview.ts';
export { troubles } from './troubles.ts';
