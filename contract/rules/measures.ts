import { measureNames } from '../limits.ts';
import type { MeasureName, Measures, SizeMeasures } from '../schemas/measures.ts';

/** What a length is shown and typed in; it is kept in centimetres. */
export type LengthUnit = 'cm' | 'in';

const centimetresPerInch = 2.54;

export function toInches(centimetres: number): number {
  return centimetres / centimetresPerInch;
}

/** Rounded to tenths; tenths of an inch that were typed come back the same. */
export function toUnit(centimetres: number, unit: LengthUnit): number {
  return toTenths(unit === 'in' ? toInches(centimetres) : centimetres);
}

/** What was typed in this unit, as it is kept. */
export function toCentimetres(length: number, unit: LengthUnit): number {
  return toTenths(unit === 'in' ? length * centimetresPerInch : length);
}

/** Whether a number has at most one decimal, as every measure has. */
export function hasWholeTenths(length: number): boolean {
  return Math.abs(length * 10 - Math.round(length * 10)) < 0.000_001;
}

function toTenths(length: number): number {
  return Math.round(length * 10) / 10;
}

/** The measures that any of these sizes has. */
export function knownMeasures(sizes: readonly Measures[]): MeasureName[] {
  return measureNames.filter((name) => sizes.some((measures) => measures[name] !== undefined));
}

/** Of each size of a product that anything is known of, in the order of its sizes. */
export function measuresOfSizes(
  measures: readonly SizeMeasures[],
  sizes: readonly { size: string }[],
): SizeMeasures[] {
  return sizes.flatMap(({ size }) =>
    measures.filter((entry) => entry.size === size && knownMeasures([entry]).length > 0),
  );
}

/** The same product, without measures of sizes that it does not have. */
export function withOwnMeasures<
  P extends { measures?: SizeMeasures[]; sizes: readonly { size: string }[] },
>(product: P): P {
  const { measures, sizes } = product;
  return measures ? { ...product, measures: measuresOfSizes(measures, sizes) } : product;
}

/** What a garment looks like when it lies flat. */
export type GarmentShape = 'top' | 'dress' | 'skirt' | 'trousers';

/**
 * The shape of a garment by what is measured of it, and where that leaves it open, by the shop's
 * word for its kind; undefined where neither tells, as of a scarf that has a length.
 */
export function garmentShape(
  known: readonly MeasureName[],
  kind: string | undefined = '',
): GarmentShape | undefined {
  const isCalled = (words: RegExp) => words.test(kind);
  if (known.includes('inseam')) return 'trousers';
  if (isCalled(/dress|gown/i)) return 'dress';
  if (known.some((name) => name !== 'length')) return 'top';
  if (isCalled(/skirt/i)) return 'skirt';
  return isCalled(/trouser|pants|jeans|chino|short|jogger|legging/i) ? 'trousers' : undefined;
}

/** Centimetres below which two garments are alike: nobody lays cloth flat more exactly. */
const alike = 0.5;

/** By how many centimetres a garment is larger than another, of each measure that both have; 0 where they are alike. */
export type MeasureDifference = { name: MeasureName; by: number };

export function compareMeasures(garment: Measures, other: Measures): MeasureDifference[] {
  return measureNames.flatMap((name) => {
    const [own, others] = [garment[name], other[name]];
    if (own === undefined || others === undefined) return [];
    const by = toTenths(own - others);
    return [{ name, by: Math.abs(by) < alike ? 0 : by }];
  });
}

/**
 * The size that is most like a garment: one large difference weighs more than several small ones.
 * Undefined where nothing can be compared; of two the smaller one, as they are listed.
 */
export function closestSize(sizes: readonly SizeMeasures[], other: Measures): string | undefined {
  const compared = sizes.flatMap((entry) => {
    const differences = compareMeasures(entry, other);
    if (differences.length === 0) return [];
    const squares = differences.reduce((sum, { by }) => sum + by * by, 0);
    return [{ size: entry.size, distance: squares / differences.length }];
  });
  const [closest] = compared.sort((a, b) => a.distance - b.distance);
  return closest?.size;
}

/** What is wrong with measures that an admin sends, beyond their schema, by their path. */
export function measureProblems(
  measures: readonly SizeMeasures[],
  sizes: readonly { size: string }[],
): [path: string, problem: string][] {
  return measures.flatMap((entry, index) => {
    const problems: [string, string][] = [];
    const path = `measures[${index}]`;
    if (!sizes.some(({ size }) => size === entry.size)) {
      problems.push([`${path}.size`, `is ${entry.size}, which is not one of the product’s sizes`]);
    } else if (measures.findIndex(({ size }) => size === entry.size) < index) {
      problems.push([`${path}.size`, `is ${entry.size}, which is there already`]);
    }
    for (const name of measureNames) {
      if (!hasWholeTenths(entry[name] ?? 0)) {
        problems.push([`${path}.${name}`, 'must have at most one decimal']);
      }
    }
    return problems;
  });
}
