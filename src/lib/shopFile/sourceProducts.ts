import { i18n } from '../../../contract/i18n.ts';
import type { CsvRow } from '../csv/csv.ts';
import { magentoReader } from './magentoReader.ts';
import { kindsOfOptions, type ShopOption } from './options.ts';
import type { Layout, Role } from './roles.ts';
import {
  isVariation,
  quantityOf,
  type RowReader,
  rowReader,
  type SourceProduct,
  type SourceVariant,
} from './rowReader.ts';
import { readFlag, readList, readPictures } from './shopCells.ts';
import { combinationsOf, expandVariations, share } from './wooVariations.ts';

/** Options in separate columns, such as `Colour` or `attr:fit`. */
function columnOptions(row: CsvRow, header: readonly string[], roles: readonly Role[]) {
  return roles.flatMap((role, index) => {
    const value = row.cells[index]?.trim();
    if (!value || !['colour', 'size', 'attribute'].includes(role)) return [];
    const named = (header[index] ?? '').replace(/^\w+:\s*|\s*\(.*\)$/g, '');
    return [{ name: role === 'attribute' ? named : role, value }];
  });
}

type Table = { header: readonly string[]; roles: readonly Role[]; rows: readonly CsvRow[] };

/** Joins rows of a product; one row of WooCommerce may become several variants. */
export function readSourceProducts(table: Table, layout: Layout): SourceProduct[] {
  const plain = rowReader(table.roles);
  const reader = layout === 'magento' ? magentoReader(plain, table.rows) : plain;
  const isHeader = ({ cells }: CsvRow) =>
    cells.every((cell, index) => cell === table.header[index]);
  const rows = table.rows.filter((row) => !isHeader(row));
  const groups = groupRows(rows, table, reader, layout);
  return groups.map((group) => toProduct(group, table, reader, layout));
}

function groupRows(
  rows: readonly CsvRow[],
  { roles }: Table,
  { get }: RowReader,
  layout: Layout,
): CsvRow[][] {
  const groups = new Map<string, CsvRow[]>();
  const keyOfSku = new Map<string, string>();
  if (layout === 'woocommerce') {
    for (const row of rows) {
      if (isVariation(get(row, 'rowType'))) continue;
      const key = `row ${row.number}`;
      for (const name of [get(row, 'sku'), `id:${get(row, 'id')}`]) {
        if (name && !keyOfSku.has(name)) keyOfSku.set(name, key);
      }
    }
  }
  const hasOptions = roles.some((role) => /^(colour|size|attribute|variation|option)/.test(role));
  let previous = '';
  for (const row of rows) {
    const [group, name] = [get(row, 'group'), get(row, 'name')];
    const isBelow = isVariation(get(row, 'rowType')) && previous !== '';
    let key =
      group ||
      (isBelow ? previous : '') ||
      (name && hasOptions && !['evershop', 'etsy'].includes(layout) ? `named ${name}` : '');
    if (layout === 'woocommerce') {
      const parent = isVariation(get(row, 'rowType')) ? get(row, 'parent') : undefined;
      key =
        (parent !== undefined && keyOfSku.get(parent.replace(/^id: /, 'id:'))) ||
        `row ${row.number}`;
    } else if (key === '') key = name || !previous ? `row ${row.number}` : previous;
    previous = key;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  // WooCommerce and Magento may have variations before their product.
  const rank = (row: CsvRow) => Number(isVariation(get(row, 'rowType')));
  return [...groups.values()].map((group) => group.toSorted((a, b) => rank(a) - rank(b)));
}

function toProduct(rows: CsvRow[], table: Table, reader: RowReader, layout: Layout): SourceProduct {
  const { get, all } = reader;
  const pictures = rows.flatMap((row) => {
    if (layout === 'woocommerce' && isVariation(get(row, 'rowType'))) return [];
    const alt = get(row, 'imageAlt');
    return all(row, 'image').flatMap((cell) =>
      readPictures(cell).map((name) => ({ name: pictureIn(layout, name), alt })),
    );
  });
  const seen = new Set<string>();
  const product: SourceProduct = {
    ...{ rows, attributes: [], variants: [] },
    pictures: pictures.filter(({ name }) => !seen.has(name) && seen.add(name)),
  };
  const reason = rows.map((row) => skipReason(row, reader, rows)).find(Boolean);
  if (reason) return { ...product, skipped: reason };
  if (layout === 'woocommerce') return { ...product, ...expandVariations(rows, reader) };
  const names: string[] = [];
  const isBelow = (row: CsvRow) => isVariation(get(row, 'rowType'));
  const hasBelow = rows.some(isBelow);
  for (const row of rows) {
    const slots = reader.options(row).map(({ name, value }, slot) => {
      names[slot] = name || names[slot] || '';
      return { name: names[slot], value };
    });
    const chosen = slots.filter(({ name, value }) => value && !isDefault(name, value));
    const own = columnOptions(row, table.header, table.roles);
    const hasSlot = slots.some(({ value }) => value);
    const isVariant =
      hasSlot ||
      own.length > 0 ||
      ['price', 'netPrice', 'sku', 'quantity'].some((role) => get(row, role as Role));
    const isParent = hasBelow && !isBelow(row);
    if (isParent || (!isVariant && product.variants.length > 0)) continue;
    if (hasBelow && readFlag(get(row, 'published')) === false) continue;
    const text = get(row, 'variation') || (hasBelow ? get(row, 'name') : '');
    const variation = chosen.length === 0 && own.length === 0 ? text : '';
    product.variants.push({
      row,
      options: [...chosen, ...own, ...variationOptions(variation)],
      quantity: quantityOf(row, reader),
      pictures: all(row, 'variantImage').flatMap(readPictures),
    });
  }
  const separator = listSeparators[layout];
  const variants = product.variants.flatMap((variant) =>
    separator && !isBelow(variant.row) ? splitLists(variant, separator) : variant,
  );
  return { ...product, variants: fillColumns(withoutSummaries(variants)) };
}

/** Wix gives the names of pictures on its server. */
function pictureIn(layout: Layout, name: string): string {
  if (layout !== 'wix' || name.includes('/')) return name;
  return `https://static.wixstatic.com/media/${name}`;
}

/** Separators of values in a product's row; “Pink, white” of Wix is one value. */
const listSeparators: Partial<Record<Layout, RegExp>> = { wix: /;/, etsy: /;|,/ };

/** Variants of a row that lists the values of its options; they share its stock. */
function splitLists(variant: SourceVariant, separator: RegExp): SourceVariant[] {
  const choices = variant.options.map(({ name, value }) =>
    readList(value, separator).map((one) => ({ name, value: one })),
  );
  const combinations = combinationsOf(choices);
  const { quantity } = variant;
  return combinations.map((options, index) => ({
    ...{ ...variant, options },
    quantity: quantity === undefined ? undefined : share(quantity, combinations.length, index),
  }));
}

const isDefault = (name: string, value: string) =>
  /^default title$/i.test(value) || (/^title$/i.test(name) && /^default/i.test(value));

/** `[S]Size=M,[CS]Colour=Red` of BigCommerce, or `Type=Swatch|Name=Colour|Value=Red`. */
const namedOption = /(?:\[\w+\]|Name=)([^=,|]+)(?:=|\|Value=)([^,|[:]+?)(?=[,|[:;]|\s+Type=|$)/g;

/** Splits the name of a variation, such as Square's `Red, Small`; their kind follows from the values. */
function variationOptions(text: string): ShopOption[] {
  const named = [...text.matchAll(namedOption)].map(([, name = '', value = '']) => ({
    ...{ name: name.trim(), value: value.trim() },
  }));
  if (named.length > 0) return named;
  // Square's name of an item's only variation.
  if (text === '' || isDefault('title', text) || /^regular$/i.test(text)) return [];
  const parts = readList(text, /\s*[,/]\s*|\s+-\s+/);
  return parts.map((value, index) => ({
    name: parts.length > 1 ? `Part ${index + 1}` : 'Variation',
    value,
  }));
}

/**
 * Drops columns that repeat an option: with the option *Colour*, Shopify's metafield *Color* lists the
 * colours of all variants.
 */
function withoutSummaries(variants: SourceVariant[]): SourceVariant[] {
  const isColumn = ({ name }: ShopOption) => name === 'colour' || name === 'size';
  const slots = new Map<string, string[]>();
  for (const { name, value } of variants.flatMap(({ options }) => options)) {
    if (!isColumn({ name, value })) slots.set(name, [...(slots.get(name) ?? []), value]);
  }
  const kinds = kindsOfOptions([...slots].map(([name, values]) => ({ name, values })));
  const repeated = new Set<string>(kinds.values());
  return variants.map((variant) => ({
    ...variant,
    options: variant.options.filter((option) => !isColumn(option) || !repeated.has(option.name)),
  }));
}

/** A column's only value counts for all variants: Shopify has it in the first row. */
function fillColumns(variants: SourceVariant[]): SourceVariant[] {
  const values = new Map<string, Set<string>>();
  for (const { options } of variants) {
    for (const { name, value } of options)
      values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  return variants.map((variant) => {
    const missing = [...values].filter(
      ([name, found]) =>
        found.size === 1 && !variant.options.some((option) => option.name === name),
    );
    const added = missing.map(([name, [value = '']]) => ({ name, value }));
    return { ...variant, options: [...variant.options, ...added] };
  });
}

function skipReason(row: CsvRow, { get }: RowReader, rows: readonly CsvRow[]): string | undefined {
  if (readFlag(get(row, 'giftCard'))) return i18n.t('is a gift card, which is not imported');
  const type = get(row, 'rowType').toLowerCase();
  if (/gift/.test(type)) return i18n.t('is a gift card, which is not imported');
  if (/grouped|bundle/.test(type)) return i18n.t('is a group of other products: import those');
  if (/external/.test(type)) return i18n.t('is sold by another shop');
  if (/virtual|download|digital|service|donation|event/.test(type)) {
    return i18n.t('is not sent by parcel, as all products of this shop are');
  }
  if (isVariation(type) && rows.length === 1) {
    return i18n.t('is a variation of “{product}”, which is not in the file', {
      product: get(row, 'parent'),
    });
  }
  return undefined;
}
