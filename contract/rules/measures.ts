import { i18n } from '../i18n.ts';
import { measureNames } from '../limits.ts';
import type { MeasureName, Measures, SizeMeasures } from '../schemas/measures.ts';

/** Unit for display and input; lengths are stored in centimetres. */
export type LengthUnit = 'cm' | 'in';

const centimetresPerInch = 2.54;

export function toInches(centimetres: number): number {
  return centimetres / centimetresPerInch;
}

/** Rounds to tenths; typed tenths of an inch are preserved. */
export function toUnit(centimetres: number, unit: LengthUnit): number {
  return toTenths(unit === 'in' ? toInches(centimetres) : centimetres);
}

/** Converts a typed length to stored centimetres. */
export function toCentimetres(length: number, unit: LengthUnit): number {
  return toTenths(unit === 'in' ? length * centimetresPerInch : length);
}

/** Returns true if a number has at most one decimal, as every measure has. */
export function hasWholeTenths(length: number): boolean {
  return Math.abs(length * 10 - Math.round(length * 10)) < 0.000_001;
}

function toTenths(length: number): number {
  return Math.round(length * 10) / 10;
}

/** Measures that any of these sizes has. */
export function knownMeasures(sizes: readonly Measures[]): MeasureName[] {
  return measureNames.filter((name) => sizes.some((measures) => measures[name] !== undefined));
}

/** Measures of each size that has any, in the order of the product's sizes. */
export function measuresOfSizes(
  measures: readonly SizeMeasures[],
  sizes: readonly { size: string }[],
): SizeMeasures[] {
  return sizes.flatMap(({ size }) =>
    measures.filter((entry) => entry.size === size && knownMeasures([entry]).length > 0),
  );
}

/** Drops measures of sizes that the product does not have. */
export function withOwnMeasures<
  P extends { measures?: SizeMeasures[]; sizes: readonly { size: string }[] },
>(product: P): P {
  const { measures, sizes } = product;
  return measures ? { ...product, measures: measuresOfSizes(measures, sizes) } : product;
}

/** Outline of a garment that lies flat. */
export type GarmentShape = 'top' | 'dress' | 'skirt' | 'trousers';

/**
 * Outline by the measures that are given, or else by the product's kind; undefined if neither
 * decides, as for a scarf with a length.
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

/** Centimetres below which two garments count as alike: a flat measurement is no more exact. */
const alike = 0.5;

/** Difference of a measure that both garments have, in centimetres; 0 if they are alike. */
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
 * Size that is most similar to a garment: one large difference weighs more than several small ones.
 * The first of equal ones wins. Undefined if nothing can be compared.
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

/** Errors in an admin's measures, beyond their schema, by path. */
export function measureProblems(
  measures: readonly SizeMeasures[],
  sizes: readonly { size: string }[],
): [path: string, problem: string][] {
  return measures.flatMap((entry, index) => {
    const problems: [string, string][] = [];
    const path = `measures[${index}]`;
    if (!sizes.some(({ size }) => size === entry.size)) {
      const values = { field: `${path}.size`, size: entry.size };
      const text = i18n.t('{field} is {size}, which is not one of the product’s sizes', values);
      problems.push([values.field, text]);
    } else if (measures.findIndex(({ size }) => size === entry.size) < index) {
      problems.push([`${path}.size`, thereAlready(`${path}.size`, entry.size)]);
    }
    for (const name of measureNames) {
      if (!hasWholeTenths(entry[name] ?? 0)) {
        const field = `${path}.${name}`;
        problems.push([field, i18n.t('{field} must have at most one decimal', { field })]);
      }
    }
    return problems;
  });
}

export function thereAlready(field: string, value: string): string {
  return i18n.t('{field} is {value}, which is there already', { field, value });
}
