import type { Category, Product } from '../schemas/product.ts';
import type { SizeScale } from '../schemas/sizeScales.ts';
import { isOneSize } from './sizeNames.ts';

/** Scales with the sizes that a shopper may call their own. */
export function guideScales<Scale extends Pick<SizeScale, 'sizes'>>(scales: readonly Scale[]) {
  return scales
    .map((scale) => ({ ...scale, sizes: scale.sizes.filter((size) => !isOneSize(size)) }))
    .filter(({ sizes }) => sizes.length > 0);
}

/** Adds the sizes of a product as schema.org names them, if the scale has such names. */
export function withSizing(product: Product, scales: readonly SizeScale[]): Product {
  const { system, group } = scaleOf(product, scales) ?? {};
  if (!system && !group) return product;
  const sizing = product.sizes.map(({ size: name }) => ({
    '@type': 'SizeSpecification' as const,
    name,
    ...(system && { sizeSystem: `https://schema.org/WearableSizeSystem${system}` }),
    ...(group && { sizeGroup: `https://schema.org/WearableSizeGroup${group}` }),
  }));
  return { ...product, sizing };
}

export type Sized = {
  sizeScale?: string | undefined;
  category?: Category | undefined;
  kind?: string | undefined;
  sizes?: readonly { size: string }[];
};

/**
 * Scale of a product: the one it names; or else, of those with all its sizes, that of its kind, that
 * of its category, or the first.
 */
export function scaleOf(
  { sizeScale, category, kind = '', sizes = [] }: Sized,
  scales: readonly SizeScale[],
): SizeScale | undefined {
  const named = scales.find(({ name }) => name === sizeScale);
  if (named) return named;
  const appliesTo = (wanted: string | undefined) => (scale: SizeScale) =>
    scale.appliesTo.some((group) => group.category === category && group.kind === wanted);
  const nearest = [
    ...scales.filter(appliesTo(kind)),
    ...scales.filter(appliesTo(undefined)),
    ...scales,
  ];
  const hasAll = (scale: SizeScale) => sizes.every(({ size }) => scale.sizes.includes(size));
  return nearest.find(hasAll) ?? nearest[0];
}
