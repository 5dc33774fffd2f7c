// Imports point downwards only; see ARCHITECTURE.md for the layers.
import './lib/node24.mjs';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { isCallExpression, isExportDeclaration, isImportDeclaration, isStringLiteral } from 'typescript/unstable/ast/is';
import { root } from './lib/install.mjs';
import { conclude, finding, walk, withProgram } from './lib/program.mjs';

/** @typedef {import('./lib/program.mjs').ProjectFile} ProjectFile */
/** @typedef {import('typescript/unstable/ast').Node} Node */
/** @typedef {{ layer: string, game: string | undefined, board: boolean, bot: boolean, entry: boolean, text: boolean, test: boolean }} Place */

/** What each layer may lean on besides itself. @type {Record<string, readonly string[]>} */
const below = {
  engine: [],
  games: ['engine'],
  bots: ['engine'],
  puzzles: ['engine', 'bots'],
  lab: ['engine', 'games', 'bots', 'puzzles', 'server'],
  server: ['engine', 'games', 'bots'],
  web: ['engine', 'games', 'puzzles'],
  e2e: ['engine', 'games', 'bots', 'puzzles', 'lab', 'server', 'scripts'],
  scripts: [],
};
/** Tests may bring in what they test with. @type {Record<string, readonly string[]>} */
const belowInTests = {
  ...below,
  games: ['engine', 'bots'],
  bots: ['engine', 'games'],
  puzzles: ['engine', 'games', 'bots'],
  lab: [...below.lab, 'web'],
};

/** @param {string} path @returns {Place} */
function placeOf(path) {
  // What new games are copied from keeps to what a game keeps to.
  const [layer, second, third] = path.replace(/^lab\/template\//, 'games/template/').split('/');
  // A file right in games/ is the list of games, not a game.
  const game = layer === 'games' && third !== undefined ? second : undefined;
  const test = path.includes('/test/') || path.startsWith('engine/testing/');
  const room = game === undefined ? undefined : third;
  return { layer, game, board: room === 'board', bot: room === 'bot', entry: room === 'index.ts', text: room === 'text', test };
}

/** @param {Record<string, string>} aliases @param {string} from @param {string} name @returns {string | undefined} path in the project */
function resolve(aliases, from, name) {
  if (name.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), name));
  if (!name.startsWith('#')) return undefined;
  for (const [alias, target] of Object.entries(aliases)) {
    const path = target.replace(/^\.\//, '');
    if (alias === name) return path;
    const stem = alias.replace(/\*$/, '');
    if (stem !== alias && name.startsWith(stem)) return path.replace('*', name.slice(stem.length));
  }
  throw new Error(`${from}: no alias for ${name}`);
}

/** @param {Place} from @param {Place} to @returns {string | undefined} */
function objection(from, to) {
  const leavesGame = to.game !== undefined && from.game !== to.game;
  if (from.game !== undefined && leavesGame) return 'no game imports another';
  if (to.board && from.layer !== 'web' && !from.board && !(from.test && !leavesGame)) return 'only web imports the board of a game';
  // Rules are complete without what bots know; the plug-in alone puts the two together.
  if (to.bot && !from.bot && !from.entry && !from.test) return 'only the plug-in of a game imports the part of its bots';
  // Boards are made from the shared kit of the web client.
  if (from.board && to.layer === 'web') return undefined;
  if (from.game !== undefined && from.test && to.layer === 'web') return undefined;
  if (from.layer === to.layer)
    return from.game !== undefined && to.layer === 'games' && to.game === undefined ? 'a game does not know the list of games' : undefined;
  const allowed = (from.test ? belowInTests : below)[from.layer];
  if (allowed === undefined || allowed.includes(to.layer)) return undefined;
  return `${from.layer} may not import ${to.layer}`;
}

/** @param {Place} from @param {string} name */
function packageObjection(from, name) {
  if (from.test || from.board) return undefined;
  if (from.layer === 'engine') return `the engine has no dependencies, not even ${name}`;
  if (from.layer === 'games') return `rules of games lean on the engine only, not on ${name}`;
  if (from.layer === 'bots' && !name.startsWith('node:')) return `bots have no dependencies, not even ${name}`;
  if (/^(lab|server)$/.test(from.layer) && /^(react|react-dom|motion)(\/|$)/.test(name)) return `${from.layer} renders nothing`;
  return undefined;
}

/** @param {Node} node @returns {Node | undefined} the literal that names the imported module */
function moduleOf(node) {
  if (isImportDeclaration(node) || isExportDeclaration(node)) return node.moduleSpecifier;
  if (isCallExpression(node) && node.expression.kind === SyntaxKind.ImportKeyword) return node.arguments[0];
  return undefined;
}

/** @param {Node} node */
const isTypeOnly = (node) => isImportDeclaration(node) && node.importClause?.phaseModifier === SyntaxKind.TypeKeyword;

/** All imports of a project that point upwards or sideways. @param {string} folder */
export function checkImports(folder) {
  const aliases = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).imports ?? {};
  return withProgram(folder, (files) =>
    files.flatMap((file) => {
      /** @type {import('./lib/program.mjs').Finding[]} */
      const found = [];
      const from = placeOf(file.path);
      walk(file.source, (node) => {
        const literal = moduleOf(node);
        if (literal === undefined || !isStringLiteral(literal)) return;
        const target = resolve(aliases, file.path, literal.text);
        // The client takes the types of the interface, and nothing that runs, from the server.
        if (from.layer === 'web' && target === 'server/schema.ts' && isTypeOnly(node)) return;
        // The page's own house has the rooms of the server: what they lean on is named in server/house.ts.
        if (file.path.startsWith('web/house/') && target !== undefined && /^(?:bots|server)\//.test(target)) return;
        // Texts are held to the names of what advice speaks of.
        if (from.text && target !== undefined && placeOf(target).bot && isTypeOnly(node)) return;
        const message = target === undefined ? packageObjection(from, literal.text) : objection(from, placeOf(target));
        if (message !== undefined) found.push(finding(file, literal, message));
      });
      return found;
    }),
  );
}

if (import.meta.main) conclude('imports', checkImports(root));
