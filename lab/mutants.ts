import { parseAst } from 'vite';

/** Small mistakes in a source text, as a person could make them: each changes one place within one line. */

export interface Mutant {
  /** From 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: string;
}

interface Tree {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string';

const SWAPS: { readonly [operator: string]: string } = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
};
const NAMES: { readonly [name: string]: string } = { some: 'every', every: 'some', min: 'max', max: 'min', push: 'unshift' };

const MANY = 100;

/** Wrappers that only tell the types something. */
const TYPED = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

const isText = (node: unknown): boolean =>
  isTree(node) && (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string') || isSum(node));
const isSum = (node: Tree): boolean =>
  node.type === 'BinaryExpression' && node.operator === '+' && (isText(node.left) || isText(node.right));

type Change = readonly [kind: string, start: number, end: number, text: string];

function* changesAt(node: Tree, source: string): Generator<Change> {
  const { test, operator, left, right } = node;
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
      if (isTree(test)) yield ['condition inverted', test.start, test.end, `!(${source.slice(test.start, test.end)})`];
      return;
    case 'ExpressionStatement':
      if (isTree(node.expression) && isCall(node.expression)) yield ['call dropped', node.start, node.end, ';'];
      return;
    case 'ReturnStatement':
      if (isTree(node.argument)) yield ['nothing returned', node.start, node.end, 'return undefined;'];
      return;
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
      if (isTree(node.body) && node.body.type === 'BlockStatement')
        yield ['returns at once', node.body.start, node.body.start + 1, '{ return;'];
      return;
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      if (!isTree(left) || !isTree(right) || typeof operator !== 'string') return;
      const other = SWAPS[operator];
      if (other === undefined || (operator.startsWith('+') && (isText(left) || isText(right)))) return;
      const at = source.indexOf(operator, left.end);
      yield [`${operator} becomes ${other}`, at, at + operator.length, other];
      return;
    }
    case 'Literal':
      // One more of a thousand is no mistake that anybody would notice.
      if (typeof node.value === 'number')
        yield ['another constant', node.start, node.end, `${node.value < MANY ? node.value + 1 : node.value * 10}`];
      if (typeof node.value === 'boolean') yield ['another constant', node.start, node.end, `${!node.value}`];
      return;
    case 'MemberExpression': {
      const { property } = node;
      const name = isTree(property) && node.computed !== true ? String(property.name) : '';
      if (isTree(property) && Object.hasOwn(NAMES, name))
        yield [`${name} becomes ${NAMES[name]}`, property.start, property.end, NAMES[name]];
      return;
    }
  }
}

function isCall(node: Tree): boolean {
  if (node.type === 'CallExpression') return !(isTree(node.callee) && node.callee.type === 'Super');
  return (node.type === 'AwaitExpression' || node.type === 'YieldExpression') && isTree(node.argument) && isCall(node.argument);
}

/** Everything that could be done to a source, in order of its lines. */
export function mutantsOf(source: string, file: string): Mutant[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  const lineAt = (offset: number): number => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  const found: Mutant[] = [];
  const visit = (node: Tree): void => {
    // What only the types say changes nothing that runs.
    if ((node.type.startsWith('TS') && !TYPED.has(node.type)) || node.type === 'ImportDeclaration') return;
    for (const [kind, start, end, text] of changesAt(node, source)) {
      const line = lineAt(start);
      if (lineAt(end) === line) found.push({ line, start, end, text, kind });
    }
    for (const value of Object.values(node)) for (const child of Array.isArray(value) ? value : [value]) if (isTree(child)) visit(child);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Tree);
  return found.sort((a, b) => a.start - b.start);
}

export const mutated = (source: string, { start, end, text }: Mutant): string => source.slice(0, start) + text + source.slice(end);
