// What a match is lies on its table. A variable of the module is shared by all matches, forks and imagined worlds at once: whatever a flow
// leaves there before a question, another flow may have changed after it.
import { NodeFlags, SyntaxKind } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isVariableDeclaration,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import { inGenerator } from './flow-laws.mjs';
import { finding, walk } from './program.mjs';

/** @typedef {import('./program.mjs').Node} Node */
/** @typedef {import('./program.mjs').ProjectFile} ProjectFile */
/** @typedef {import('./program.mjs').Finding} Finding */

const changing = ['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'];

/** What is written to: `a` in `a.b[c]`. @param {Node} node @returns {string | undefined} */
function rootOf(node) {
  if (isPropertyAccessExpression(node) || isElementAccessExpression(node)) return rootOf(node.expression);
  return isIdentifier(node) ? node.text : undefined;
}

/** Names that are declared once in the file, and that at its top. @param {ProjectFile} file */
function moduleNames(file) {
  /** @type {Record<string, number>} */
  const times = {};
  walk(file.source, (node) => {
    if ((isVariableDeclaration(node) || node.kind === SyntaxKind.Parameter || node.kind === SyntaxKind.BindingElement) && 'name' in node) {
      const name = /** @type {Node} */ (node.name);
      if (isIdentifier(name)) times[name.text] = (times[name.text] ?? 0) + 1;
    }
  });
  return file.source.statements.flatMap((statement) =>
    isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({ name }) => (isIdentifier(name) && times[name.text] === 1 ? [name.text] : []))
      : [],
  );
}

/** Variables of a module that rules could keep a match in. Tables that are filled once for all (`??=`) are none. @param {ProjectFile} file @returns {Finding[]} */
export function moduleState(file) {
  /** @type {Finding[]} */
  const found = [];
  for (const statement of file.source.statements)
    if (isVariableStatement(statement) && (statement.declarationList.flags & NodeFlags.Const) === 0)
      found.push(finding(file, statement, 'a variable of the module is shared by all matches: keep it in vars or in a local'));
  const names = moduleNames(file);
  walk(file.source, (node) => {
    const written = writtenBy(node);
    if (written !== undefined && names.includes(written) && inGenerator(node))
      found.push(finding(file, node, `${written} belongs to the module and a flow writes to it: keep it in vars or in a local`));
  });
  return found;
}

/** @param {Node} node @returns {string | undefined} */
function writtenBy(node) {
  if (isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const assigns =
      kind >= SyntaxKind.FirstAssignment && kind <= SyntaxKind.LastAssignment && kind !== SyntaxKind.QuestionQuestionEqualsToken;
    return assigns ? rootOf(node.left) : undefined;
  }
  if (isCallExpression(node) && isPropertyAccessExpression(node.expression) && changing.includes(node.expression.name.text))
    return rootOf(node.expression.expression);
  return undefined;
}
