import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { isNode, type Node, nodesIn } from './nodes.ts';
import { readSources } from './sources.ts';

const isWhitespace = ({ type, value }: Node) =>
  type === 'JSXText' && /^\s*$/.test(String(value)) && String(value).includes('\n');

/** True for text that React may remove, add or rewrite between siblings. */
function maybeText(expression: Node): boolean {
  const { type, consequent, alternate, right } = expression;
  if (type === 'ConditionalExpression') return [consequent, alternate].some(isTextOrMaybe);
  return type === 'LogicalExpression' && isTextOrMaybe(right);
}

function isTextOrMaybe(value: unknown): boolean {
  if (!isNode(value)) return false;
  const isText =
    value.type === 'TemplateLiteral' ||
    (value.type === 'Literal' && ['string', 'number'].includes(typeof value.value));
  return isText || maybeText(value);
}

/** Material UI renders the icons and the text of a button as siblings. */
const hasIcons = (element: Node) =>
  /^(Button|ToggleButton)$/.test(
    String((element.openingElement as { name: { name?: string } } | undefined)?.name.name),
  );

/** A translated text without values, or a descriptor of one, is the same as long as the page is shown. */
const isFixed = ({ type, callee, arguments: given }: Node) =>
  type === 'CallExpression' &&
  (callee as { object?: { name?: string } }).object?.name === 'i18n' &&
  (given as Node[]).every(({ type }) => type === 'Literal' || type === 'ObjectExpression') &&
  (given as Node[]).length === 1;

const changes = (expression: Node) =>
  maybeText(expression) ||
  (expression.type === 'CallExpression' && !isFixed(expression)) ||
  expression.type === 'TemplateLiteral' ||
  expression.computed === true;

const isText = ({ type, expression }: Node) =>
  type === 'JSXText' ||
  (type === 'JSXExpressionContainer' &&
    isNode(expression) &&
    !/^(Logical|Conditional|JSXEmpty)Expression$/.test(expression.type));

/**
 * True for a sentence with changing parts in several text nodes, such as `<p>Only {count}
 * left</p>`.
 */
const isSplitSentence = (children: Node[]) =>
  children.every(isText) &&
  children.some(({ type, value }) => type === 'JSXText' && /[^\s]/.test(String(value))) &&
  children.some(
    ({ expression }) => isNode(expression) && expression.type !== 'Literal' && !isFixed(expression),
  );

/**
 * Returns the lines where text appears, disappears or changes next to other children of its
 * element.
 */
function looseTexts(path: string, text: string): string[] {
  const found: string[] = [];
  for (const node of nodesIn(parseSync(path, text).program)) {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') continue;
    const children = (node.children as Node[]).filter((child) => !isWhitespace(child));
    if (children.length < 2 && !hasIcons(node)) continue;
    if (isSplitSentence(children)) found.push(lineOf(path, text, node));
    for (const { type, expression, start } of children) {
      if (type !== 'JSXExpressionContainer' || !isNode(expression)) continue;
      const comesAndGoes = maybeText(expression);
      if (!comesAndGoes && !(hasIcons(node) && changes(expression))) continue;
      found.push(lineOf(path, text, { start }));
    }
  }
  return found;
}

const lineOf = (path: string, text: string, { start }: { start: number }) =>
  `${path}:${text.slice(0, start).split('\n').length}`;

// React can't remove a text node that a browser's translator has replaced: it throws, and the page
// disappears. Its changes of such a node are invisible too, unless it is the only child of an
// element (https://github.com/facebook/react/issues/11538).
it('wraps text that appears, disappears or changes next to siblings in its own element', () => {
  const loose = readSources('src').flatMap(({ path, text }) =>
    path.endsWith('.tsx') ? looseTexts(path, text) : [],
  );
  expect(
    loose,
    'Wrap the text on each of these lines in an element, such as <span>, and a sentence with changing parts as one template literal',
  ).toEqual([]);
});

it('finds text that appears, disappears or changes', () => {
  expect(looseTexts('a.tsx', '<p>{isNew && "New"} shirt</p>')).toEqual(['a.tsx:1']);
  expect(looseTexts('a.tsx', '<p>{isNew ? "New" : "Old"} shirt</p>')).toEqual(['a.tsx:1']);
  expect(looseTexts('a.tsx', '<Button>{isNew ? "New" : "Old"}</Button>')).toEqual(['a.tsx:1']);
  expect(looseTexts('a.tsx', '<Button><span>{isNew ? "New" : "Old"}</span></Button>')).toEqual([]);
  expect(looseTexts('a.tsx', '<p>{isNew && <b>New</b>} shirt</p>')).toEqual([]);
  expect(looseTexts('a.tsx', '<p>Only {count} left</p>')).toEqual(['a.tsx:1']);
  expect(looseTexts('a.tsx', '<p>{`Only ` + count}</p>')).toEqual([]);
});
