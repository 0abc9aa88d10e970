import type { Category } from '../../../contract/schemas/product.ts';
import { type CsvRow, fromCsv } from '../csv/csv.ts';
import { stockSeenColumn } from '../csv/productColumns.ts';
import { isTextColumn } from '../csv/productTexts.ts';
import { layoutOf, proposeRoles } from './layouts.ts';
import { type Layout, plainName, type Role } from './roles.ts';
import { rowReader, type SourceProduct } from './rowReader.ts';
import { readList } from './shopCells.ts';
import { readSourceProducts } from './sourceProducts.ts';

/** Product file of another shop, with the meaning of each column. */
export type ShopFile = {
  layout: Layout;
  header: readonly string[];
  roles: readonly Role[];
  rows: readonly CsvRow[];
  /** The first text of each column. */
  examples: readonly string[];
  products: readonly ShopProduct[];
};

/** `group` is the value for which the owner chooses category and kind. */
export type ShopProduct = SourceProduct & { group: string; guess: Guess };

type Guess = { category: Category | undefined; kind: string };

/**
 * Reads a product file of another shop; undefined if it is one of this shop.
 * @param roles as the owner has chosen them, by header; else they are proposed
 */
export function readShopFile(
  text: string,
  allowedSizes: readonly string[],
  keptRoles: (header: readonly string[]) => readonly Role[] | undefined = () => undefined,
): ShopFile | undefined {
  const [first, ...rows] = fromCsv(text);
  if (!first || rows.length === 0) return undefined;
  const header = first.cells;
  const layout = layoutOf(header, rows);
  const ownColumns = [stockSeenColumn, 'newCollection', 'mostPopular', 'swatch', ...allowedSizes];
  const ids = header.indexOf('id');
  const isOwn =
    ownColumns.some((column) => header.includes(column)) ||
    header.some(isTextColumn) ||
    rows.some(({ cells }) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-/.test(cells[ids] ?? ''));
  if (layout === 'other' && isOwn) return undefined;
  return withRoles({ layout, header, rows }, keptRoles(header) ?? proposeRoles(header, layout));
}

export function withRoles(
  { layout, header, rows }: Pick<ShopFile, 'layout' | 'header' | 'rows'>,
  roles: readonly Role[],
): ShopFile {
  const examples = header.map((_, index) => {
    const found = rows.find(({ cells }) => cells[index]?.trim());
    return found?.cells[index]?.trim() ?? '';
  });
  const products = readSourceProducts({ header, roles, rows }, layout).map((product) => ({
    ...product,
    ...groupOf(product, roles),
  }));
  return { layout, header, rows, roles, examples, products };
}

/** Value that products share: the owner is asked once for all of them. */
function groupOf({ rows }: SourceProduct, roles: readonly Role[]) {
  const { all } = rowReader(roles);
  const texts = (role: Role) => rows.flatMap((row) => all(row, role));
  // Square has an id behind each category.
  const paths = texts('category')
    .filter((text) => !/^\d+$/.test(text))
    .map((text) => text.replace(/\s*\([A-Z0-9]{20,}\)/g, ''));
  const [type = ''] = texts('kind');
  // The deepest category that says more than who wears it, such as `Women, Trousers`.
  const [path = ''] = paths
    .flatMap((text) => readList(text, /(?<!\\),|[|\n;]/))
    .toSorted((a, b) => Number(kindOf(b) !== '') - Number(kindOf(a) !== '') || depth(b) - depth(a));
  const tags = texts('tags').flatMap((text) => readList(text));
  const category = audienceOf([
    ...texts('audience'),
    ...[type, paths.join(' ')],
    tags.join(' '),
    ...texts('name').slice(0, 1),
  ]);
  const named = type || path;
  const [tag = ''] = named ? [] : tags.filter((text) => audienceOf([text]) === undefined);
  const group = [named || tag, category].filter(Boolean).join(' · ');
  return { group, guess: { category, kind: kindOf(named || tag) } };
}

const depth = (path: string) => path.split('>').length;

/** Key of a header, under which a browser keeps the meaning of its columns. */
export function headerKey(header: readonly string[]): string {
  return header.map(plainName).join('|');
}

const audiences: [Category, RegExp][] = [
  [
    'kid',
    /\b(kids?(wear)?|child(ren)?s?|baby|babies|boys?|girls?|toddlers?|infants?|juniors?|newborn|kinder|jungen|madchen|enfants?|bebe|garcons?|filles?|ninos?|ninas?|criancas?|meninos?|meninas?|bambin[oi]|dzieci|dzieciece)\b/,
  ],
  [
    'women',
    /\b(wom[ae]n(s|swear)?|lad(y|ies)|females?|damen|frauen|femmes?|mujer(es)?|mulher(es)?|senhoras?|donna|donne|kobiet[ay]?|damskie|dames)\b/,
  ],
  [
    'men',
    /\b(m[ae]n(s|swear)?|males?|gentlem[ae]n|herren|manner|hommes?|hombres?|homens?|uomo|uomini|mezczyzn[ai]?|meskie|heren)\b/,
  ],
];

/** Category that texts speak of, the most telling one first; undefined for none or several. */
export function audienceOf(texts: readonly string[]): Category | undefined {
  for (const text of texts) {
    // “Baby blue” is a colour, a “baby tee” a cut.
    const plain = plainName(text.replace(/[’']s?\b/g, '')).replace(
      /\bbaby (blue|pink|tee|doll)/g,
      '',
    );
    const found = audiences.filter(([, words]) => words.test(plain)).map(([category]) => category);
    if (found.includes('kid')) return 'kid';
    if (found.length === 1) return found[0];
    if (found.length > 1) return undefined;
  }
  return undefined;
}

/** A kind without the words for its wearers: `Women’s Shirts` is `Shirts`. */
function kindOf(text: string): string {
  const last =
    text
      .split(/\s*[>/›»]\s*/)
      .filter(Boolean)
      .at(-1) ?? '';
  const isAudience = (word: string) => audienceOf([word]) !== undefined;
  const words = last
    .trim()
    // Tags of Etsy have underscores.
    .split(/[\s_]+/)
    .filter((word) => !isAudience(word));
  return words.join(' ').slice(0, 40).trim();
}
