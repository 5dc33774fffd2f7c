// A match is its journal run again: rules that read a clock, a locale or foreign randomness, or keep what JSON cannot hold, break that.
import { isIdentifier, isNewExpression, isPropertyAccessExpression } from 'typescript/unstable/ast/is';
import { finding, pathIn, walk } from './program.mjs';

/** @typedef {import('./program.mjs').Node} Node */
/** @typedef {import('./program.mjs').Checker} Checker */
/** @typedef {import('./program.mjs').ProjectFile} ProjectFile */
/** @typedef {import('./program.mjs').Finding} Finding */

/** @type {Record<string, string>} */
const globals = {
  Date: 'rules read no clock',
  performance: 'rules read no clock',
  setTimeout: 'rules read no clock',
  setInterval: 'rules read no clock',
  Intl: 'rules know no locale',
  process: 'rules know no surroundings',
  globalThis: 'rules know no surroundings',
  fetch: 'rules know no surroundings',
  console: 'rules print nothing; emit an event',
  crypto: 'randomness comes from the table only',
  structuredClone: 'states are cloned by the engine only',
};

/** @param {Node} node @returns {{ node: Node, message: string } | undefined} */
function offence(node) {
  if (isPropertyAccessExpression(node)) {
    const name = node.name.text;
    if (isIdentifier(node.expression) && node.expression.text === 'Math' && name === 'random') {
      return { node: node.expression, message: 'Math.random: randomness comes from the table only' };
    }
    if (name.startsWith('toLocale') || name === 'localeCompare') return { node: node.name, message: `${name}: rules know no locale` };
  }
  if (isNewExpression(node) && isIdentifier(node.expression) && ['Map', 'Set'].includes(node.expression.text)) {
    return { node: node.expression, message: `new ${node.expression.text}: keep plain arrays and records, which JSON can hold` };
  }
  if (isIdentifier(node) && Object.hasOwn(globals, node.text)) return { node, message: `${node.text}: ${globals[node.text]}` };
  return undefined;
}

/** @param {string} folder @param {ProjectFile} file @param {Checker} checker @returns {Finding[]} */
export function impurities(folder, file, checker) {
  /** @type {{ node: Node, message: string }[]} */
  const list = [];
  walk(file.source, (node) => {
    const found = offence(node);
    if (found !== undefined) list.push(found);
  });
  if (list.length === 0) return [];
  const symbols = checker.getSymbolAtLocation(list.map(({ node }) => node));
  return list.flatMap(({ node, message }, i) => {
    // The game's own word of that name is no offence.
    const own = symbols[i]?.declarations.some((declaration) => pathIn(folder.toLowerCase(), declaration.path.toLowerCase()) !== undefined);
    return own ? [] : [finding(file, node, message)];
  });
}
