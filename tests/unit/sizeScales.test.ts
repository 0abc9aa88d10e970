import { describe, expect, it } from 'vitest';
import { addTranslations } from '../../contract/catalogues.ts';
import { exampleEnvParams } from '../../contract/examples/shop.ts';
import { inLanguage } from '../../contract/i18n.ts';
import { limits } from '../../contract/limits.ts';
import { sizePattern } from '../../contract/rules/adminChoices.ts';
import { isInGuide } from '../../contract/rules/guideScales.ts';
import { categoryScales, sizesOfScales } from '../../contract/rules/listedScales.ts';
import { productInputProblems } from '../../contract/rules/productInput.ts';
import {
  type ReadyScale,
  readyScale,
  readyScales,
  translatedScale,
} from '../../contract/rules/readyScales.ts';
import {
  defaultScales,
  lostSizes,
  normalScale,
  scaleProblems,
  usedSizesProblem,
} from '../../contract/rules/scaleInput.ts';
import { searchPagesFor } from '../../contract/rules/searchPages.ts';
import { envParamsWith } from '../../contract/rules/shopSettings.ts';
import { inSize } from '../../contract/rules/sizeNames.ts';
import { scaleOf } from '../../contract/rules/sizeScales.ts';
import { sizeAnd, withSize } from '../../contract/rules/sizeTexts.ts';
import { isByWaist, waistAndLength } from '../../contract/rules/waistAndLength.ts';
import type { ProductInput } from '../../contract/schemas/adminProduct.ts';
import { toScaleInput, toScaleValues } from '../../src/features/admin/settings/scaleValues.ts';
import { productInput } from '../server/support/productInput.ts';

const saved = (ready: ReadyScale, fields: Partial<ReadyScale> = {}) => ({
  ...{ ...ready, ...fields },
  id: ready.name,
  version: 1,
});
const shoes = saved(readyScale('Women’s shoes'), {
  appliesTo: [{ category: 'women', kind: 'Shoes' }],
});
const numbers = saved(readyScale('Women’s numbers'));
const scales = [...defaultScales, numbers, shoes];
const sized = (...sizes: string[]) => sizes.map((size) => ({ size }));

describe('the scale of a product', () => {
  it.each([
    ['that of its category', { category: 'kid' as const }, 'Children'],
    ['that of its kind', { category: 'women' as const, kind: 'Shoes' }, 'Women’s shoes'],
    [
      'the first with all its sizes',
      { category: 'men' as const, sizes: sized('44') },
      'Women’s numbers',
    ],
    [
      'that of its kind before others',
      { category: 'women' as const, kind: 'Shoes', sizes: sized('38', '40') },
      'Women’s shoes',
    ],
    [
      'the one it names',
      { category: 'kid' as const, sizeScale: 'Women’s numbers' },
      'Women’s numbers',
    ],
  ])('is %s', (_, product, name) => {
    expect(scaleOf(product, scales)?.name).toBe(name);
  });

  it('decides which sizes it may have', () => {
    const problemsOf = (fields: Partial<ProductInput>) => [
      ...productInputProblems(productInput(fields), envParamsWith(scales), () => true).values(),
    ];
    const half = { size: '37.5', quantity: 1, description: '' };
    expect(problemsOf({ sizes: [half] })).toEqual([]);
    expect(problemsOf({ sizes: [half], sizeScale: 'Women’s shoes' })).toEqual([]);
    expect(problemsOf({ sizes: [half], sizeScale: 'Letters' })).toEqual([
      'sizes[0].size must be one of XS, S, M, L, XL, XXL',
    ]);
    expect(problemsOf({ sizes: [], sizeScale: 'Gloves' })).toEqual([
      'sizeScale must be empty, or one of Letters, Children, Women’s numbers, Women’s shoes',
    ]);
  });
});

describe('the sizes of a shop', () => {
  it('are those of its scales in their order, each once', () => {
    expect(exampleEnvParams.allowedSizes).toEqual([
      ...['XS', 'S', 'M', 'L', 'XL', 'XXL'],
      ...['2Y', '4Y', '6Y', '8Y', '10Y', '12Y'],
    ]);
    expect(sizesOfScales([{ sizes: ['S', 'M'] }, { sizes: ['M', 'L'] }])).toEqual(['S', 'M', 'L']);
  });

  it('are those of a category if a scale is limited to some categories', () => {
    const names = (category?: 'women' | 'kid') =>
      categoryScales(scales, category).map(({ name }) => name);
    expect(names('kid')).toEqual(['Children', 'Women’s numbers']);
    expect(names('women')).toEqual(['Letters', 'Women’s numbers', 'Women’s shoes']);
    expect(names()).toHaveLength(4);
  });

  it('are in the size guide of their category, or else of their wearers', () => {
    const names = (category: 'women' | 'kid') =>
      scales.filter((scale) => isInGuide(scale, category)).map(({ name }) => name);
    expect(names('kid')).toEqual(['Children']);
    expect(names('women')).toEqual(['Letters', 'Women’s numbers', 'Women’s shoes']);
  });
});

describe('an owner’s scale', () => {
  it('is trimmed, with a conversion for each size', () => {
    const conversions = [{ name: ' UK ', values: [' 4 '] }];
    const scale = { name: ' EU ', sizes: ['36 ', '38'], conversions, appliesTo: [] };
    expect(normalScale(scale)).toEqual({
      ...{ name: 'EU', sizes: ['36', '38'], appliesTo: [] },
      conversions: [{ name: 'UK', values: ['4', ''] }],
    });
  });

  it('has each size, conversion and name once', () => {
    const scale = { name: 'letters', sizes: ['a', 'A'], conversions: [], appliesTo: [] };
    const uk = { name: 'UK', values: [] };
    expect([...scaleProblems({ ...scale, conversions: [uk, uk] }, scales)]).toEqual([
      ['sizes', 'A is there twice.'],
      ['conversions', 'UK is there twice.'],
      ['name', 'There is a scale “letters” already.'],
    ]);
    expect(scaleProblems(shoes, scales).size).toBe(0);
  });

  it('loses sizes, which another may still have', () => {
    const [letters] = defaultScales;
    const after = scales.map((scale) => (scale === letters ? { ...scale, sizes: ['M'] } : scale));
    const bigger = [...after, { id: 'more', sizes: ['L', 'XL', 'XXL'] }];
    expect(lostSizes(scales, after, letters?.id ?? '').gone).toEqual(['XS', 'S', 'L', 'XL', 'XXL']);
    expect(lostSizes(scales, bigger, letters?.id ?? '').gone).toEqual(['XS', 'S']);
    expect(lostSizes(scales, after, letters?.id ?? '').removed).toHaveLength(5);
  });

  it('says which size is used, and by how many', () => {
    const unused = { size: 'L', products: 0, carts: 0, orders: 0 };
    expect(usedSizesProblem([unused])).toBeUndefined();
    expect(usedSizesProblem([unused, { size: 'M', products: 2, carts: 1, orders: 12 }])).toBe(
      'M cannot be removed: 2 products, 1 cart, 12 orders.',
    );
  });
});

describe('ready-made scales', () => {
  it.each(readyScales.map((ready) => [ready.name, ready] as const))(
    '%s can be saved',
    (_, ready) => {
      expect(normalScale(ready)).toEqual(ready);
      expect(scaleProblems(ready, []).size).toBe(0);
      expect(ready.sizes.length).toBeLessThanOrEqual(limits.sizes.max);
      for (const size of ready.sizes) {
        expect(size).toMatch(new RegExp(sizePattern));
        expect(size.length).toBeLessThanOrEqual(limits.size.max);
      }
    },
  );

  it('have names in the admin’s language, and sizes that stay', () => {
    const ready = readyScale('Children by age');
    expect(translatedScale(ready)).toEqual(ready);
    addTranslations('de', {
      'Children by age': 'Kinder nach Alter',
      'Height in cm': 'Körpergröße',
    });
    const [{ name, conversions, sizes }, women] = inLanguage('de', () => [
      translatedScale(ready),
      translatedScale(readyScale('Women’s numbers')),
    ]);
    expect([name, conversions[0]?.name, sizes]).toEqual([
      ...['Kinder nach Alter', 'Körpergröße', ready.sizes],
    ]);
    expect(women.conversions.map((each) => each.name)).toEqual(['UK', 'US']);
  });

  it('convert', () => {
    const convert = (name: string, size: string) => {
      const { sizes, conversions } = readyScale(name);
      return conversions.map(({ values }) => values[sizes.indexOf(size)]);
    };
    expect(convert('Women’s shoes', '37')).toEqual(['4', '6', '23.2']);
    expect(convert('Women’s shoes', '36')).toEqual(['3', '5', '22.5']);
    expect(convert('Women’s shoes', '36.5')).toEqual(['3.5', '5.5', '22.8']);
    expect(convert('Men’s shoes', '42')).toEqual(['8', '9', '26.5']);
    expect(convert('Women’s numbers', '38')).toEqual(['10', '6']);
    expect(convert('Bras', '75E')).toEqual(['34DD', '90E']);
  });

  it.each(['Women’s shoes', 'Men’s shoes'])('give each of %s its own conversion', (name) => {
    for (const { values } of readyScale(name).conversions) {
      expect(new Set(values).size).toBe(values.length);
    }
  });
});

describe('the words for a size', () => {
  it('leave one size out', () => {
    expect([withSize('Tee', 'M'), withSize('Tote', 'One size')]).toEqual(['Tee, size M', 'Tote']);
    expect([inSize('Tee', 'M'), inSize('Tote', 'One size')]).toEqual(['Tee in size M', 'Tote']);
    expect([sizeAnd('M', '2'), sizeAnd('One size', '2', false)]).toEqual(['Size M · 2', '2']);
  });

  it('distinguish waist from length', () => {
    expect(waistAndLength('W28 L32')).toEqual(['28', '32']);
    expect(['M', '38', '98/104', 'WL'].map(waistAndLength)).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ]);
    expect(isByWaist(sized('W28 L32', 'W30 L32'))).toBe(true);
    expect(isByWaist(sized('W28 L32', 'M'))).toBe(false);
    expect(isByWaist(sized('M', 'W28 L32'))).toBe(false);
    expect(isByWaist([])).toBe(false);
  });
});

it('reads lists with Arabic commas and semicolons', () => {
  const typed = {
    ...toScaleValues(undefined),
    sizes: 'S؛ 36؛ 8\nM؛ 38؛ 10',
    conversions: 'EU، UK',
  };
  expect(toScaleInput(typed)).toMatchObject({
    sizes: ['S', 'M'],
    conversions: [
      { name: 'EU', values: ['36', '38'] },
      { name: 'UK', values: ['8', '10'] },
    ],
  });
  const pages = [{ words: 'إرجاع، استبدال', page: '/returns' }];
  expect(searchPagesFor(pages, 'استبدال')).toEqual(['/returns']);
});
