import { i18n } from '../../../contract/i18n.ts';
import type { Language } from '../../../contract/languages.ts';
import type { ProductDetails } from '../../../contract/rules/productFields.ts';
import {
  type TranslatedProductField,
  translatedProductFieldNames,
} from '../../../contract/rules/translations.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import type { ProductTranslation } from '../../../contract/schemas/translations.ts';
import type { Difference } from '../productDifferences.ts';
import { textsSeenColumn } from './productColumns.ts';
import { Problem, readTranslation } from './productCsvRow.ts';

/** Translations of products that an admin may change. */
export type ProductTexts = {
  /** The shop's further languages. */
  languages: readonly Language[];
  /** By `keyOf`. */
  stored: ReadonlyMap<string, ProductTranslation>;
};

export const noTexts: ProductTexts = { languages: [], stored: new Map() };

const keyOf = ({ id, language }: { id: string; language: Language }) => `${language} ${id}`;

export function toProductTexts(
  languages: readonly Language[],
  found: readonly ProductTranslation[],
): ProductTexts {
  return { languages, stored: new Map(found.map((row) => [keyOf(row), row])) };
}

/** Column such as `name:pt`. */
type TextColumn = { name: string; field: TranslatedProductField; language: Language };

/** Columns for each language, in the order of the product's own. */
export function columnsOf({ languages }: ProductTexts): TextColumn[] {
  return languages.flatMap((language) =>
    translatedProductFieldNames.map((field) => ({ name: `${field}:${language}`, field, language })),
  );
}

/** Returns true for a column of any language. */
export function isTextColumn(column: string): boolean {
  const [field, language] = column.trim().toLowerCase().split(':');
  return (
    language !== undefined &&
    translatedProductFieldNames.some((name) => name.toLowerCase() === field)
  );
}

/** The shown translation of a text; one whose original was removed is not shown. */
export function textOf(
  { stored }: ProductTexts,
  product: AdminProduct,
  { field, language }: Omit<TextColumn, 'name'>,
): string {
  if (!product[field]?.trim()) return '';
  return stored.get(keyOf({ id: product._id, language }))?.texts[field] ?? '';
}

/** The cell of `textsSeen`. */
export function textsSeen(texts: ProductTexts, product: AdminProduct): string {
  return columnsOf(texts)
    .map((column) => hashOf(column.name, textOf(texts, product, column)))
    .join(' ');
}

/** Hash of a column's cell (FNV-1a). */
function hashOf(column: string, cell: string): string {
  let hash = 0x811c9dc5;
  for (const character of `${column} ${cell.trim()}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Changed translations of a product into one language. */
export type TextChange = {
  language: Language;
  /** The version that it replaces. */
  version: number;
  fields: readonly { field: TranslatedProductField; from: string; to: string }[];
};

/** Parses the translations of a row. Those without a column, or as at the export, stay as they are. */
export function readTexts(
  cells: Readonly<Record<string, string | undefined>>,
  texts: ProductTexts,
  { product, details }: { product: AdminProduct | undefined; details: Partial<ProductDetails> },
): { changes: TextChange[]; problems: string[] } {
  const problems: string[] = [];
  const seen = product && cells[textsSeenColumn]?.split(' ');
  const after = { ...product, ...details };
  const changes = texts.languages.map((language) => ({
    language,
    version: (product && texts.stored.get(keyOf({ id: product._id, language }))?.version) ?? 0,
    fields: translatedProductFieldNames.flatMap((field) => {
      const column = `${field}:${language}`;
      const cell = cells[column];
      const from = product ? textOf(texts, product, { field, language }) : '';
      const isSame = cell === undefined || cell === from || seen?.includes(hashOf(column, cell));
      const to = isSame ? from : readTranslation(field, cell);
      if (to instanceof Problem) problems.push(to.textFor(column));
      else if (to !== from && after[field]?.trim()) return [{ field, from, to }];
      else if (to !== from && to !== '') {
        problems.push(i18n.t('{column} has a text, but {field} is empty', { column, field }));
      }
      return [];
    }),
  }));
  return { changes: changes.filter(({ fields }) => fields.length > 0), problems };
}

export function textDifferences(changes: readonly TextChange[] = []): Difference[] {
  return changes.flatMap(({ language, fields }) =>
    fields.map(({ field, from, to }) => ({ field: `${field}:${language}`, from, to })),
  );
}
