import './lib/node24.mjs';
import { unprintedCards } from './lib/card-laws.mjs';
import { bareYields, floatingFlows } from './lib/flow-laws.mjs';
import { root } from './lib/install.mjs';
import { conclude, withProgram } from './lib/program.mjs';
import { impurities } from './lib/purity-laws.mjs';
import { moduleState } from './lib/state-laws.mjs';

/** @param {string} path */
const isTest = (path) => path.includes('/test/');

/** @param {string} path */
const mayYield = (path) =>
  path === 'engine/ask.ts' || isTest(path) || !/^(engine|games)\//.test(path) || /^games\/[^/]+\/board\//.test(path);

/** Rules proper: what a journal replays. @param {string} path */
function isRules(path) {
  if (isTest(path)) return false;
  if (path.startsWith('engine/')) return !/^engine\/(testing\/|text\/|(text|laws|languages)[^/]*\.ts$|random\.ts$)/.test(path);
  return path.startsWith('games/') && !/^games\/[^/]+\/(board|text)\//.test(path);
}

/** Room by cell that is too large to be made for each call, and is cleared before the call returns. */
const scratch = ['games/pickle/map/paths.ts'];

/** All that is wrong with the flows, the rules and the cards of a project. @param {string} folder */
export function checkFlows(folder) {
  return withProgram(folder, (files, checker) => [
    ...files.flatMap((file) => [
      ...floatingFlows(file, checker),
      ...(mayYield(file.path) ? [] : bareYields(file)),
      ...(isRules(file.path) ? impurities(folder, file, checker) : []),
      ...(isRules(file.path) && file.path.startsWith('games/') && !scratch.includes(file.path) ? moduleState(file) : []),
    ]),
    ...unprintedCards(files),
  ]);
}

if (import.meta.main) conclude('flows, purity of rules, texts above cards', checkFlows(root));
