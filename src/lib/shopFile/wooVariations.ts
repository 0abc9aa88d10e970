import type { CsvRow } from '../csv/csv.ts';
import type { ShopOption } from './options.ts';
import type { SourceProduct, SourceVariant } from './rowReader.ts';
import { isVariation, quantityOf, type RowReader } from './rowReader.ts';
import { readFlag, readList, readPictures, readUnits } from './shopCells.ts';

/** Variants of a simple or a variable product of WooCommerce. */
export function expandVariations(
  rows: readonly CsvRow[],
  reader: RowReader,
): Pick<SourceProduct, 'variants' | 'attributes'> {
  const parent = rows.find((row) => !isVariation(reader.get(row, 'rowType')));
  const variations = rows.filter((row) => row !== parent);
  const lists = parent ? reader.options(parent).filter(({ name }) => name) : [];
  const varied = new Set(
    variations.flatMap((row) =>
      reader.options(row).flatMap(({ name }) => name.toLowerCase() || []),
    ),
  );
  const constant = lists
    .filter(({ name }) => !varied.has(name.toLowerCase()))
    .map(({ name, value }) => ({ name, value: readList(value).join(', ') }));
  const pictures = (row: CsvRow) => reader.all(row, 'image').flatMap(readPictures);
  if (variations.length === 0 && parent) {
    const quantity = quantityOf(parent, reader);
    return {
      variants: [{ row: parent, options: constant, quantity, pictures: [] }],
      attributes: [],
    };
  }
  const parentUnits = parent && readUnits(reader.get(parent, 'quantity'));
  const isShared = (row: CsvRow) =>
    parentUnits !== undefined && readUnits(reader.get(row, 'quantity')) === undefined;
  const sharing = variations.filter(isShared).length;
  const variants = variations
    .filter((row) => readFlag(reader.get(row, 'published')) !== false)
    .flatMap((row) => {
      const options = reader.options(row).filter(({ name }) => name);
      const choices = options.map((option) => valuesOf(option, lists));
      const combinations = combinationsOf(choices);
      const units = isShared(row)
        ? share(parentUnits ?? 0, sharing, variations.filter(isShared).indexOf(row))
        : quantityOf(row, reader);
      return combinations.map((chosen, index): SourceVariant & { isAny: boolean } => ({
        row,
        options: chosen,
        quantity: units === undefined ? undefined : share(units, combinations.length, index),
        pictures: pictures(row),
        isAny: combinations.length > 1,
      }));
    });
  const keyOf = ({ options }: SourceVariant) => JSON.stringify(options);
  const exact = new Set(variants.filter(({ isAny }) => !isAny).map(keyOf));
  return {
    variants: variants
      .filter((variant) => !variant.isAny || !exact.has(keyOf(variant)))
      .map(({ isAny: _, ...variant }) => variant),
    attributes: constant,
  };
}

/** Values of an attribute in the parent's spelling; an empty one means any of them. */
function valuesOf({ name, value }: ShopOption, lists: readonly ShopOption[]): ShopOption[] {
  const list = lists.find((other) => other.name.toLowerCase() === name.toLowerCase());
  const values = readList(list?.value ?? '');
  const slug = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');
  if (value === '' && values.length > 0) return values.map((any) => ({ name, value: any }));
  const known = values.find((any) => slug(any) === slug(value));
  return [{ name, value: known ?? value }];
}

/** All combinations of options. */
export function combinationsOf(choices: readonly ShopOption[][]): ShopOption[][] {
  return choices.reduce<ShopOption[][]>(
    (combined, values) => combined.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  );
}

/** Part of units that several variants share, so that none is sold twice. */
export function share(units: number, parts: number, index: number): number {
  return Math.floor(units / parts) + (index < units % parts ? 1 : 0);
}
