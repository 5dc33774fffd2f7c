// Rules are generators: one that is called but not delegated to does nothing, silently. The compiler does not mind, so we do.

import { SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isDoStatement,
  isExpressionStatement,
  isForStatement,
  isFunctionDeclaration,
  isFunctionExpression,
  isIfStatement,
  isMethodDeclaration,
  isParenthesizedExpression,
  isPrefixUnaryExpression,
  isReturnStatement,
  isVoidExpression,
  isWhileStatement,
  isYieldExpression,
} from 'typescript/unstable/ast/is';
import { SignatureKind, TypeFlags } from 'typescript/unstable/sync';
import { finding, walk } from './program.mjs';

/** @typedef {import('./program.mjs').Node} Node */
/** @typedef {import('./program.mjs').Checker} Checker */
/** @typedef {import('./program.mjs').ProjectFile} ProjectFile */
/** @typedef {import('./program.mjs').Finding} Finding */
/** @typedef {import('typescript/unstable/sync').Type} Type */
/** @typedef {import('typescript/unstable/ast').Expression} Expression */
/** @typedef {{ node: Expression, kind: 'dropped' | 'tested' | 'returned' | 'arrow', arrow?: Expression }} Suspect */

const assignments = new Set([
  SyntaxKind.EqualsToken,
  SyntaxKind.BarBarEqualsToken,
  SyntaxKind.AmpersandAmpersandEqualsToken,
  SyntaxKind.QuestionQuestionEqualsToken,
]);
const logical = new Set([SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken, SyntaxKind.QuestionQuestionToken]);
const comparisons = new Set([
  SyntaxKind.EqualsEqualsToken,
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.LessThanToken,
  SyntaxKind.GreaterThanToken,
  SyntaxKind.LessThanEqualsToken,
  SyntaxKind.GreaterThanEqualsToken,
]);

/** @param {Expression} node @returns {Expression} */
const bare = (node) => (isParenthesizedExpression(node) ? bare(node.expression) : node);

/** The function around a node is a generator. @param {Node} node */
export function inGenerator(node) {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (isArrowFunction(at)) return false;
    if (isFunctionDeclaration(at) || isFunctionExpression(at) || isMethodDeclaration(at)) return at.asteriskToken !== undefined;
  }
  return false;
}

/** Expressions whose value goes nowhere, or is only looked at as true or false. @param {Node} node @returns {Suspect[]} */
function suspects(node) {
  /** @type {(expression: Expression | undefined) => Suspect[]} */
  const tested = (expression) => (expression === undefined ? [] : [{ node: bare(expression), kind: 'tested' }]);
  if (isExpressionStatement(node)) {
    const inner = bare(node.expression);
    if (isBinaryExpression(inner) && assignments.has(inner.operatorToken.kind)) return [];
    return [{ node: inner, kind: 'dropped' }];
  }
  if (isVoidExpression(node)) return [{ node: bare(node.expression), kind: 'dropped' }];
  if (isBinaryExpression(node)) {
    const operator = node.operatorToken.kind;
    if (operator === SyntaxKind.CommaToken) return [{ node: bare(node.left), kind: 'dropped' }];
    if (logical.has(operator)) return tested(node.left);
    if (comparisons.has(operator)) return [...tested(node.left), ...tested(node.right)].filter((suspect) => isCallExpression(suspect.node));
    return [];
  }
  if (isPrefixUnaryExpression(node)) return node.operator === SyntaxKind.ExclamationToken ? tested(node.operand) : [];
  if (isIfStatement(node) || isWhileStatement(node) || isDoStatement(node)) return tested(node.expression);
  if (isForStatement(node) || isConditionalExpression(node)) return tested(node.condition);
  if (isReturnStatement(node)) {
    return node.expression !== undefined && inGenerator(node) ? [{ node: bare(node.expression), kind: 'returned' }] : [];
  }
  if (isArrowFunction(node) && !isBlock(node.body)) return [{ node: bare(node.body), kind: 'arrow', arrow: node }];
  return [];
}

/** Unions with certain tuples in them cannot be taken apart by this release's interface; no flow is hidden in those. @param {Type} type @returns {readonly Type[]} */
function parts(type) {
  if (!type.isUnionType()) return [type];
  try {
    return type.getTypes();
  } catch {
    return [];
  }
}

/** @param {Checker} checker */
function flowReader(checker) {
  /** @param {Type} type */
  const isGenerator = (type) => type.isObjectType() && type.getSymbol()?.name === 'Generator';
  /** @param {Type} type */
  const isListOfFlows = (type) =>
    checker.isArrayType(type) && type.isTypeReference() && checker.getTypeArguments(type).some((of) => parts(of).some(isGenerator));
  return {
    /** @param {Type} type */
    mayBeFlow: (type) => parts(type).some((part) => isGenerator(part) || isListOfFlows(part)),
    /** @param {Type} type */
    isAlwaysFlow: (type) => parts(type).every(isGenerator),
  };
}

/** An arrow function given to somebody who ignores what it returns. @param {Checker} checker @param {Expression} arrow */
function resultIsIgnored(checker, arrow) {
  const wanted = checker.getContextualType(arrow);
  if (wanted === undefined) return false;
  const results = checker.getSignaturesOfType(wanted, SignatureKind.Call).map((signature) => checker.getReturnTypeOfSignature(signature));
  return results.length > 0 && results.every((type) => type !== undefined && (type.flags & (TypeFlags.Void | TypeFlags.Unknown)) !== 0);
}

const messages = {
  dropped: 'this flow is started by nobody: write yield* before it',
  tested: 'a flow is always true: write yield* before it and test what it gives',
  returned: 'a generator that returns a flow does not run it: write return yield*',
  arrow: 'the receiver of this function ignores the flow it returns: write a loop with yield*',
};

/** @param {ProjectFile} file @param {Checker} checker @returns {Finding[]} */
export function floatingFlows(file, checker) {
  /** @type {Suspect[]} */
  const list = [];
  walk(file.source, (node) => {
    list.push(...suspects(node));
  });
  if (list.length === 0) return [];
  const { mayBeFlow, isAlwaysFlow } = flowReader(checker);
  const types = checker.getTypeAtLocation(list.map(({ node }) => node));
  return list.flatMap(({ node, kind, arrow }, i) => {
    const type = types[i];
    if (type === undefined) return [];
    const wrong = kind === 'tested' ? isAlwaysFlow(type) : mayBeFlow(type) && (arrow === undefined || resultIsIgnored(checker, arrow));
    return wrong ? [finding(file, node, messages[kind])] : [];
  });
}

/** @param {ProjectFile} file @returns {Finding[]} */
export function bareYields(file) {
  /** @type {Finding[]} */
  const found = [];
  walk(file.source, (node) => {
    if (isYieldExpression(node) && node.asteriskToken === undefined) {
      found.push(finding(file, node, 'only engine/ask.ts talks to the outside: ask through its helpers with yield*'));
    }
  });
  return found;
}
