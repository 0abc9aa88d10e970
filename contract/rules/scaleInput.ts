import { i18n } from '../i18n.ts';
import type { MySizeInput } from '../schemas/mySizes.ts';
import type { SizeScale, SizeScaleInput } from '../schemas/sizeScales.ts';
import { listed } from './beside.ts';
import { sizesOfScales } from './listedScales.ts';
import { normalGroups } from './productGroups.ts';

/** Scales of a shop that has not changed any. */
export const defaultScales: readonly SizeScale[] = [
  {
    id: '01940000-0000-7000-8000-000000000001',
    version: 1,
    name: 'Letters',
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    conversions: [],
    appliesTo: [{ category: 'women' }, { category: 'men' }],
  },
  {
    id: '01940000-0000-7000-8000-000000000002',
    version: 1,
    name: 'Children',
    sizes: ['2Y', '4Y', '6Y', '8Y', '10Y', '12Y'],
    conversions: [],
    appliesTo: [{ category: 'kid' }],
  },
];

/** Stored form of a scale. */
export function normalScale<Scale extends Omit<SizeScaleInput, 'id' | 'version'>>(
  scale: Scale,
): Scale {
  const { name, sizes, conversions, appliesTo } = scale;
  return {
    ...scale,
    name: name.trim(),
    sizes: sizes.map((size) => size.trim()),
    conversions: conversions.map(({ name, values }) => ({
      name: name.trim(),
      values: sizes.map((_, index) => values[index]?.trim() ?? ''),
    })),
    appliesTo: normalGroups(appliesTo),
  };
}

/** Errors by field in an owner's scale that its schema does not find. */
export function scaleProblems(
  { id, name, sizes, conversions }: SizeScaleInput,
  others: readonly SizeScale[],
): Map<string, string> {
  const problems = new Map<string, string>();
  const twice = sizes.find((size, index) => indexOf(sizes, size) < index);
  if (twice !== undefined) problems.set('sizes', i18n.t('{name} is there twice.', { name: twice }));
  const names = conversions.map((conversion) => conversion.name);
  const other = names.find((one, index) => indexOf(names, one) < index);
  if (other !== undefined)
    problems.set('conversions', i18n.t('{name} is there twice.', { name: other }));
  const isNamed = others.some((one) => one.id !== id && indexOf([name], one.name) === 0);
  if (isNamed) problems.set('name', i18n.t('There is a scale “{name}” already.', { name }));
  return problems;
}

/** Index of a text in any case. */
function indexOf(texts: readonly string[], text: string): number {
  return texts.findIndex((one) => one.toLowerCase() === text.toLowerCase());
}

/** Sizes that a change takes out of a scale, and those that are then in no scale at all. */
export function lostSizes(
  before: readonly SizeScale[],
  after: readonly Pick<SizeScale, 'id' | 'sizes'>[],
  id: string,
): { removed: string[]; gone: string[] } {
  const of = (scales: typeof after) => scales.find((scale) => scale.id === id)?.sizes ?? [];
  const kept = sizesOfScales(after);
  const removed = of(before).filter((size) => !of(after).includes(size));
  return { removed, gone: removed.filter((size) => !kept.includes(size)) };
}

/** Numbers of products, carts and orders with a size. */
export type SizeUse = { size: string; products: number; carts: number; orders: number };

/** Reason why sizes that are used cannot be removed; undefined if none is used. */
export function usedSizesProblem(uses: readonly SizeUse[]): string | undefined {
  const sentences = uses.flatMap(({ size, products, carts, orders }) => {
    const counted = [
      products > 0 &&
        i18n.t('{count, plural, one {# product} other {# products}}', { count: products }),
      carts > 0 && i18n.t('{count, plural, one {# cart} other {# carts}}', { count: carts }),
      orders > 0 && i18n.t('{count, plural, one {# order} other {# orders}}', { count: orders }),
    ];
    const found = listed(counted);
    return found ? [i18n.t('{size} cannot be removed: {found}.', { size, found })] : [];
  });
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** Reason why a scale that products name cannot be removed. */
export function usedScaleProblem(
  name: string,
  { products, scales }: { products: number; scales: number },
): string | undefined {
  if (scales === 1) return i18n.t('This is the only scale: add another one first.');
  if (products === 0) return undefined;
  return i18n.t(
    '{count, plural, one {# product has the scale “{name}”: give them another one first.} other {# products have the scale “{name}”: give them another one first.}}',
    { count: products, name },
  );
}

/** Reason why this size cannot be saved as the customer's; undefined if it can. */
export function mySizeProblem(
  { scale, size }: MySizeInput,
  scales: readonly SizeScale[],
): string | undefined {
  const known = scales.filter(({ id }) => scale === undefined || id === scale);
  if (known.length === 0) return i18n.t('scale must be one of the shop');
  const allowed = sizesOfScales(known);
  if (size === undefined || allowed.includes(size)) return undefined;
  return i18n.t('{field} must be one of {values}', { field: 'size', values: listed(allowed) });
}
