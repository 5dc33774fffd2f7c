// A card's printed text stands above its definition, word for word as the table shows it in English: whoever reads the code reads the card first.
// Notes and the numbers of rules may follow it.
import {
  isArrayLiteralExpression,
  isCallExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isVariableDeclaration,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import { finding, walk } from './program.mjs';

/** @typedef {import('./program.mjs').Node} Node */
/** @typedef {import('./program.mjs').ProjectFile} ProjectFile */
/** @typedef {import('./program.mjs').Finding} Finding */
/** @typedef {Record<string, string>} Printed English texts of a game's cards, by card. */
/** @typedef {{ card: string, node: Node, above: Node }} Definition A card's definition, and what its comment stands above. */

const textFile = /^games\/([^/]+)\/text\/(?:en\/cards|cards\.en)\.ts$/;
const cardFile = /^games\/([^/]+)\/cards\/(?!data\.ts$|index\.ts$)[^/]+\.ts$/;

/** @param {Node} name @returns {string | undefined} */
const wordOf = (name) => (isStringLiteral(name) || isIdentifier(name) ? name.text : undefined);

/** Texts that stand there as they are; one that is put together is not known here. @param {ProjectFile} file @returns {Printed} */
function printedIn(file) {
  /** @type {Printed} */
  const printed = {};
  walk(file.source, (node) => {
    if (!isPropertyAssignment(node) || !isObjectLiteralExpression(node.initializer)) return;
    const card = wordOf(node.name);
    for (const one of node.initializer.properties)
      if (card !== undefined && isPropertyAssignment(one) && wordOf(one.name) === 'text' && isStringLiteral(one.initializer))
        printed[card] = one.initializer.text;
  });
  return printed;
}

/** Top-level constants of a file, by name. @param {ProjectFile} file @returns {Record<string, Node>} */
function constantsOf(file) {
  /** @type {Record<string, Node>} */
  const constants = {};
  for (const statement of file.source.statements)
    if (isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) if (isIdentifier(name)) constants[name.text] = statement;
  return constants;
}

/**
 * Where the cards of a file are defined: `card('id', …)` in a list or as a constant, or `id: …` in an object, also where that names a constant
 * of the file. @param {ProjectFile} file @param {Printed} printed @returns {Definition[]}
 */
export function definitionsIn(file, printed) {
  const constants = constantsOf(file);
  /** @type {Definition[]} */
  const found = [];
  /** @param {string | undefined} card @param {Node} node @param {Node} above */
  const add = (card, node, above) => {
    if (card !== undefined && Object.hasOwn(printed, card)) found.push({ card, node, above });
  };
  walk(file.source, (node) => {
    if (isCallExpression(node) && node.arguments.length > 0 && isStringLiteral(node.arguments[0])) {
      const [{ text }] = node.arguments;
      if (isArrayLiteralExpression(node.parent)) add(text, node, node);
      else if (isVariableDeclaration(node.parent) && isCardMade(node)) add(text, node, node.parent.parent.parent);
    } else if (isShorthandPropertyAssignment(node)) {
      const name = wordOf(node.name) ?? '';
      add(name, node, constants[name] ?? node);
    } else if (isPropertyAssignment(node)) {
      const { initializer } = node;
      const named = isIdentifier(initializer) ? constants[initializer.text] : undefined;
      if (named !== undefined || isBehaviour(initializer))
        add(wordOf(node.name), node, commentAbove(file, node) === '' && named ? named : node);
    }
  });
  return found;
}

/** `card('id', { … })`, not `printed('id')`. @param {import('typescript/unstable/ast').CallExpression} node */
const isCardMade = (node) => node.arguments.length > 1;

/** A card's definition is an object, or is made by a call. @param {Node} node */
const isBehaviour = (node) => isObjectLiteralExpression(node) || isCallExpression(node);

const blank = /\s+/g;
const docComment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;

/** The doc comment right above a node, on one line. @param {ProjectFile} file @param {Node} node */
export function commentAbove(file, node) {
  const before = file.source.text.slice(node.pos, node.getStart(file.source));
  const body = docComment.exec(before)?.[1] ?? '';
  return body
    .replaceAll(/^\s*\*/gm, ' ')
    .replaceAll(blank, ' ')
    .trim();
}

/** @param {string} text */
const onOneLine = (text) => text.replaceAll(blank, ' ').trim();

/** Cards with nothing, or something else than their text, above them. @param {ProjectFile[]} files @returns {Finding[]} */
export function unprintedCards(files) {
  /** @type {Record<string, Printed>} */
  const texts = {};
  for (const file of files) {
    const game = textFile.exec(file.path)?.[1];
    if (game !== undefined) texts[game] = printedIn(file);
  }
  return files.flatMap((file) => {
    const game = cardFile.exec(file.path)?.[1];
    if (game === undefined) return [];
    const printed = texts[game] ?? {};
    return definitionsIn(file, printed).flatMap(({ card, node, above }) => {
      const text = onOneLine(printed[card]);
      return commentAbove(file, above).startsWith(text)
        ? []
        : [finding(file, node, `the text of ${card} does not stand above it: ${text}`)];
    });
  });
}
