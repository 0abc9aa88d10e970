import { formatDollars } from '../../contract/rules/money.ts';
import type { ProductFields } from './productChange.ts';

/** One thing that is different, in words: `price`, `$89.00`, `$95.00`. */
export type Difference = { field: string; from: string; to: string };

/** What a product that is new has, in the same words; its name is told elsewhere. */
export function newProductValues(product: ProductFields): Omit<Difference, 'from'>[] {
  const { description, price, category, newCollection, mostPopular, sizes } = product;
  const values = [
    { field: 'price', to: formatDollars(price) },
    { field: 'category', to: category },
    { field: 'description', to: description },
    { field: 'newCollection', to: newCollection ? 'yes' : '' },
    { field: 'mostPopular', to: mostPopular ? 'yes' : '' },
    { field: 'images', to: imageNames(product) },
    { field: 'sizes', to: sizes.map(({ size, quantity }) => `${size} ${quantity}`).join(', ') },
  ];
  return values.filter(({ to }) => to !== '');
}

/** What two states of a product differ in, size by size; sizes are compared by name. */
export function productDifferences(before: ProductFields, after: ProductFields): Difference[] {
  const told: Difference[] = [
    tell('name', before.name, after.name),
    tell('description', before.description, after.description),
    tell('price', formatDollars(before.price), formatDollars(after.price)),
    tell('category', before.category, after.category),
    tell('newCollection', yesNo(before.newCollection), yesNo(after.newCollection)),
    tell('mostPopular', yesNo(before.mostPopular), yesNo(after.mostPopular)),
    tell('images', imageNames(before), imageNames(after)),
    ...sizesOf(before, after).flatMap((size) => tellSize(size, before, after)),
  ];
  return told.filter(({ from, to }) => from !== to);
}

function tell(field: string, from: string, to: string): Difference {
  return { field, from, to };
}

function tellSize(size: string, before: ProductFields, after: ProductFields): Difference[] {
  const [was, is] = [before, after].map(({ sizes }) => sizes.find((entry) => entry.size === size));
  const quantity = (entry: typeof was) => (entry ? String(entry.quantity) : 'not offered');
  return [
    tell(`size ${size}`, quantity(was), quantity(is)),
    tell(`size ${size}, description`, was?.description ?? '', is?.description ?? ''),
  ];
}

function sizesOf(...products: ProductFields[]): string[] {
  return [...new Set(products.flatMap(({ sizes }) => sizes.map(({ size }) => size)))];
}

/** The main picture is marked, as its change is one too. */
function imageNames({ images }: ProductFields): string {
  return images.map(({ name, flagman }) => (flagman ? `${name} (main)` : name)).join(', ');
}

function yesNo(value: boolean | undefined): string {
  return value ? 'yes' : 'no';
}
