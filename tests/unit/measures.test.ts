import { describe, expect, it } from 'vitest';
import { merinoCrew, selvedgeJeans } from '../../contract/examples/products.ts';
import {
  closestSize,
  compareMeasures,
  garmentShape,
  knownMeasures,
  measuresOfSizes,
  toCentimetres,
  toUnit,
} from '../../contract/rules/measures.ts';
import { waistAndLength } from '../../contract/rules/waistAndLength.ts';
import { labelsOf } from '../../demo/catalogue/kinds.ts';
import { measuresOf } from '../../demo/catalogue/measures.ts';
import { demoCatalogue } from '../../demo/catalogue.ts';
import {
  describeMeasures,
  differencesText,
} from '../../src/features/measurements/GarmentDrawing.tsx';
import { silhouetteOf } from '../../src/features/measurements/silhouettes.ts';

const { measures: crew = [] } = merinoCrew;
const { measures: jeans = [] } = selvedgeJeans;

describe('a length', () => {
  it.each([
    [52, 'cm', 52],
    [52.5, 'cm', 52.5],
    [52, 'in', 20.5],
    [2.54, 'in', 1],
  ] as const)('of %d cm is in %s %d', (centimetres, unit, shown) => {
    expect(toUnit(centimetres, unit)).toBe(shown);
  });

  it('that is typed in tenths of an inch is shown as typed', () => {
    for (let tenths = 4; tenths < 1180; tenths++) {
      const typed = tenths / 10;
      expect(toUnit(toCentimetres(typed, 'in'), 'in')).toBe(typed);
    }
  });
});

describe('measurements of a garment', () => {
  it('are listed in a fixed order, if known', () => {
    expect(knownMeasures([{ sleeve: 60 }, { length: 66, sleeve: 61 }])).toEqual([
      'length',
      'sleeve',
    ]);
  });

  it('are those of existing sizes, in their order', () => {
    const sizes = [{ size: 'XL' }, { size: 'S' }, { size: 'XXL' }];
    expect(measuresOfSizes([...crew, { size: 'XXL' }], sizes).map(({ size }) => size)).toEqual([
      'XL',
      'S',
    ]);
  });

  it.each([
    [['length', 'chest', 'sleeve'], 'Knitwear', 'top'],
    [['length', 'chest'], 'Dresses', 'dress'],
    [['length', 'inseam'], undefined, 'trousers'],
    [['length'], 'Skirts', 'skirt'],
    [['length'], 'Shorts', 'trousers'],
    [['length'], 'Scarves', undefined],
    [[], 'Tees', undefined],
  ] as const)('tells its shape: %j of %s is %s', (known, kind, shape) => {
    expect(garmentShape(known, kind)).toBe(shape);
  });
});

describe('comparison of two garments', () => {
  it('uses measures that both have, from half a centimetre on', () => {
    const own = { length: 68.4, chest: 51, inseam: 80 };
    expect(compareMeasures({ length: 68, chest: 53, sleeve: 65 }, own)).toEqual([
      { name: 'length', by: 0 },
      { name: 'chest', by: 2 },
    ]);
  });

  it.each([
    [{ chest: 52 }, 'M'],
    [{ chest: 51.75 }, 'S'],
    [{ chest: 90 }, 'XL'],
    // An exact chest with a very different length is further away than small differences in both.
    [{ chest: 50.5, length: 70 }, 'M'],
    [{ inseam: 80 }, undefined],
  ])('with %j is closest to %s', (own, size) => {
    expect(closestSize(crew, own)).toBe(size);
  });

  it('is described in either unit', () => {
    const differences = compareMeasures(
      { length: 68, chest: 53, shoulder: 44, sleeve: 65 },
      { length: 66, chest: 55.5, shoulder: 44, sleeve: 62.46 },
    );
    expect(differencesText(differences, 'cm')).toBe(
      '2 cm longer, 2.5 cm narrower in the chest, 2.5 cm longer in the sleeve',
    );
    expect(differencesText(differences, 'in')).toBe(
      '0.8 inches longer, 1 inch narrower in the chest, 1 inch longer in the sleeve',
    );
    expect(differencesText(compareMeasures({ chest: 53 }, { chest: 53.3 }), 'cm')).toBe(
      'Just like yours',
    );
    expect(describeMeasures({ chest: 53, length: 68 }, 'in')).toBe('length 26.8 in, chest 20.9 in');
  });
});

describe('garment outline', () => {
  it.each([
    ['top', crew],
    ['dress', crew],
    ['trousers', jeans],
    ['skirt', jeans],
    ['top', [{ size: 'M', sleeve: 20 }]],
    ['trousers', [{ size: 'M', inseam: 40 }]],
    ['top', [{ size: 'M', length: 1, chest: 300, shoulder: 1, sleeve: 300 }]],
    ['trousers', [{ size: 'M', length: 1, inseam: 300 }]],
  ] as const)('of a %s has only numbers in it: %j', (shape, rows) => {
    for (const row of rows) {
      const { outline, seams, height, halfWidth } = silhouetteOf(shape, row);
      expect(outline + seams).not.toMatch(/NaN|Infinity|undefined/);
      expect(Math.min(height, halfWidth)).toBeGreaterThan(0);
    }
  });
});

/** Length of jeans; 0 for other sizes. */
const inches = (size: string) => Number(waistAndLength(size)?.[1] ?? 0);

describe('the demo shop', () => {
  const measured = demoCatalogue.map((product) => ({
    kind: labelsOf(product.slug).kind,
    sizes: product.sizes,
    measures: measuresOf(product),
  }));

  it('has measurements for each garment and size, which increase with the size', () => {
    const garments = measured.filter(({ kind }) => !/Bags|Hats|Scarves|Socks/.test(kind));
    expect(garments.length).toBeGreaterThan(60);
    for (const { sizes, measures } of garments) {
      expect(measures.map(({ size }) => size)).toEqual(sizes.map(({ size }) => size));
      const ordered = measures.toSorted((a, b) => inches(a.size) - inches(b.size));
      for (const name of knownMeasures(measures)) {
        const lengths = ordered.map((entry) => entry[name] ?? 0);
        expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
        expect(lengths.every((length) => Number.isInteger(length * 2))).toBe(true);
      }
    }
  });

  it('has no measurements for accessories', () => {
    const accessories = measured.filter(({ kind }) => /Bags|Hats|Scarves|Socks/.test(kind));
    expect(accessories.flatMap(({ measures }) => measures)).toEqual([]);
  });
});
