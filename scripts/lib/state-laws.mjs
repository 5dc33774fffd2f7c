// What a match is lies on its table. A variable of the module is shared by all matches, forks and imagined worlds at once: whatever one of them
// leaves there, another may have changed by the time it is read. Tables that are filled when the game is loaded are none.
import { NodeFlags, SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isConstructorDeclaration,
  isElementAccessExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isGetAccessorDeclaration,
  isIdentifier,
  isImportDeclaration,
  isImportSpecifier,
  isMethodDeclaration,
  isParameterDeclaration,
  isPostfixUnaryExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isSetAccessorDeclaration,
  isVariableDeclaration,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import { finding, walk } from './program.mjs';

/** @typedef {import('./program.mjs').Node} Node */
/** @typedef {import('./program.mjs').ProjectFile} ProjectFile */
/** @typedef {import('./program.mjs').Finding} Finding */

const changing = ['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin', 'set', 'add', 'delete', 'clear'];

/** @param {Node} node */
const isFunction = (node) =>
  isFunctionDeclaration(node) ||
  isFunctionExpression(node) ||
  isArrowFunction(node) ||
  isMethodDeclaration(node) ||
  isConstructorDeclaration(node) ||
  isGetAccessorDeclaration(node) ||
  isSetAccessorDeclaration(node);

/** The functions around a node, from the inside. @param {Node} node @returns {Node[]} */
function functionsAround(node) {
  /** @type {Node[]} */
  const around = [];
  for (let at = node.parent; at !== undefined; at = at.parent) if (isFunction(at)) around.push(at);
  return around;
}

/** The name at the root of an expression: `a` in `a.b[c]`. @param {Node} node @returns {string | undefined} */
function rootOf(node) {
  if (isPropertyAccessExpression(node) || isElementAccessExpression(node) || isAsExpression(node)) return rootOf(node.expression);
  return isIdentifier(node) ? node.text : undefined;
}

/** @param {Node} node */
const isInside = (node) => isPropertyAccessExpression(node) || isElementAccessExpression(node);

/** Names at the top of a file: constants, and what it imports. @param {ProjectFile} file @returns {string[]} */
function moduleNames(file) {
  /** @type {string[]} */
  const names = [];
  for (const statement of file.source.statements) {
    if (isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) if (isIdentifier(name)) names.push(name.text);
    if (isImportDeclaration(statement))
      walk(statement, (node) => {
        if (isImportSpecifier(node) && isIdentifier(node.name)) names.push(node.name.text);
      });
  }
  return names;
}

/** @typedef {{ names: string[], given: Record<string, Node> }} Locals Names that a function declares, and what those begin with that are given something. */

/** @param {Node} owner @returns {Locals} */
function localsOf(owner) {
  /** @type {Locals} */
  const locals = { names: [], given: {} };
  walk(owner, (node) => {
    if (!(isVariableDeclaration(node) || isParameterDeclaration(node) || isBindingElement(node)) || node.name === undefined) return;
    if (!isIdentifier(node.name)) return;
    locals.names.push(node.name.text);
    if (isVariableDeclaration(node) && node.initializer !== undefined) locals.given[node.name.text] = node.initializer;
  });
  return locals;
}

/** Variables of a module that rules could keep a match in. Tables that are filled once for all (`??=`) are none. @param {ProjectFile} file @returns {Finding[]} */
export function moduleState(file) {
  /** @type {Finding[]} */
  const found = [];
  for (const statement of file.source.statements)
    if (isVariableStatement(statement) && (statement.declarationList.flags & NodeFlags.Const) === 0)
      found.push(finding(file, statement, 'a variable of the module is shared by all matches: keep it in vars or in a local'));
  const names = moduleNames(file);
  /** @type {Map<Node, Locals>} */
  const known = new Map();
  /** @param {Node} owner */
  const localsIn = (owner) => {
    const locals = known.get(owner) ?? localsOf(owner);
    known.set(owner, locals);
    return locals;
  };
  /** Whose it is, where a function changes what belongs to the module, also by another name. @param {Node} target @param {Node[]} around @returns {string | undefined} */
  const ownerOf = (target, around) => {
    const name = rootOf(target);
    if (name === undefined) return undefined;
    const owner = around.find((one) => localsIn(one).names.includes(name));
    if (owner === undefined) return names.includes(name) ? name : undefined;
    const given = localsIn(owner).given[name];
    return given === undefined || given === target ? undefined : ownerOf(given, around.slice(around.indexOf(owner)));
  };
  walk(file.source, (node) => {
    const written = writtenBy(node);
    if (written === undefined) return;
    const around = functionsAround(node);
    const owner = around.length === 0 ? undefined : ownerOf(written, around);
    if (owner !== undefined)
      found.push(
        finding(file, node, `${owner} belongs to the module and a function writes to it: keep it in vars, in t.index or in a local`),
      );
  });
  return found;
}

/** What a node changes the inside of. @param {Node} node @returns {Node | undefined} */
function writtenBy(node) {
  if (isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const assigns =
      kind >= SyntaxKind.FirstAssignment && kind <= SyntaxKind.LastAssignment && kind !== SyntaxKind.QuestionQuestionEqualsToken;
    return assigns && isInside(node.left) ? node.left : undefined;
  }
  if (isPrefixUnaryExpression(node) || isPostfixUnaryExpression(node)) {
    const isStep = node.operator === SyntaxKind.PlusPlusToken || node.operator === SyntaxKind.MinusMinusToken;
    return isStep && isInside(node.operand) ? node.operand : undefined;
  }
  if (isCallExpression(node) && isPropertyAccessExpression(node.expression) && changing.includes(node.expression.name.text))
    return node.expression.expression;
  return undefined;
}
