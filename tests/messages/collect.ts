import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { compareText } from '../../contract/rules/compareText.ts';
import { isNode, type Node, nodesIn } from '../structure/nodes.ts';
import { readSources, type Source } from '../structure/sources.ts';

/** A message as the code has it. */
export type Message = { id: string; text: string; file: string };

/** Catalogues in load order; a message is in the first one that needs it. */
export const catalogues = ['shop', 'server', 'admin'] as const;
export type Catalogue = (typeof catalogues)[number];

function catalogueOf(file: string): Catalogue {
  if (/^src\/.*\/admin\/|^src\/lib\/(csv|formerShop|shopFile)\//.test(file)) return 'admin';
  if (/^contract\/(calls\/|rules\/readyScales)/.test(file)) return 'admin';
  return /^server|^contract\/(messages|explain)/.test(file) ? 'server' : 'shop';
}

/** Text of a literal, or of a template without expressions. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'JSXExpressionContainer') return textOf(node.expression);
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const [quasi, ...more] = (node.quasis ?? []) as { value: { cooked: string } }[];
  return node.type === 'TemplateLiteral' && more.length === 0 ? quasi?.value.cooked : undefined;
}

function propertyOf({ properties = [] }: Node, name: string): unknown {
  const all = properties as { key?: { name?: string }; value?: unknown }[];
  return all.find(({ key }) => key?.name === name)?.value;
}

/** Argument of `i18n.t`, which is a text or a descriptor `{ id, message }`. */
function argumentOf({ type, callee, arguments: given }: Node): Node | undefined {
  if (type !== 'CallExpression' || !isNode(callee)) return undefined;
  const { object, property } = callee as {
    object?: { name?: string };
    property?: { name?: string };
  };
  return object?.name === 'i18n' && property?.name === 't' ? (given as Node[])[0] : undefined;
}

function idOfTrans({ type, name, attributes }: Node): string | undefined {
  if (type !== 'JSXOpeningElement' || (name as { name?: string }).name !== 'Trans')
    return undefined;
  const all = attributes as { name?: { name?: string }; value?: unknown }[];
  return textOf(all.find(({ name }) => name?.name === 'id')?.value);
}

function messagesOf(path: string, text: string): Omit<Message, 'file'>[] {
  const found: Omit<Message, 'file'>[] = [];
  const add = (id: string | undefined, message = id) => {
    if (id && message) found.push({ id, text: message });
  };
  const { program, comments } = parseSync(path, text);
  const marks = comments.filter(({ value }) => value.trim() === 'i18n').map(({ end }) => end);
  const marked = new Set(marks.map((end) => end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)));
  for (const node of nodesIn(program)) {
    if (marked.has(node.start)) add(textOf(node));
    add(idOfTrans(node));
    const argument = argumentOf(node);
    if (argument?.type === 'ObjectExpression')
      add(textOf(propertyOf(argument, 'id')), textOf(propertyOf(argument, 'message')));
    else if (argument?.type === 'ConditionalExpression')
      for (const side of [argument.consequent, argument.alternate]) add(textOf(side));
    else add(textOf(argument));
  }
  return found;
}

/** A folder's files before those of the folders in it, by name: the same order on any system. */
function byFolder({ path: one }: Source, { path: other }: Source): number {
  return one.split('/').length - other.split('/').length || compareText(one, other);
}

/** Finds the messages of the code, by catalogue: id and English text. */
export function collectMessages(): Record<Catalogue, Map<string, Message>> {
  const found = { shop: new Map(), server: new Map(), admin: new Map() } as ReturnType<
    typeof collectMessages
  >;
  for (const folder of ['src', 'contract', 'server'])
    for (const { path, text } of readSources(folder).sort(byFolder)) {
      if (!/i18n|<Trans/.test(text)) continue;
      const into = found[catalogueOf(path)];
      for (const message of messagesOf(path, text))
        into.set(message.id, { ...message, file: path });
    }
  for (const id of found.shop.keys()) {
    found.server.delete(id);
    found.admin.delete(id);
  }
  return found;
}

export const catalogueFile = (language: string, catalogue: Catalogue) =>
  `locales/${language}/${catalogue}.json`;

export function readCatalogue(language: string, catalogue: Catalogue): Record<string, string> {
  try {
    return JSON.parse(readFileSync(catalogueFile(language, catalogue), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
