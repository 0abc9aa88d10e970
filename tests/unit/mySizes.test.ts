import { expect, it } from 'vitest';
import { addTranslations } from '../../contract/catalogues.ts';
import { jeansScale, shoeScale } from '../../contract/examples/sizeScales.ts';
import { inLanguage } from '../../contract/i18n.ts';
import { mySizesIn } from '../../contract/rules/listedScales.ts';
import { mySizeKey, ofMySizeKey } from '../../contract/rules/mySizeKey.ts';
import { mySizeOf, sizesByScale, withMySize } from '../../contract/rules/mySizes.ts';
import { defaultScales, mySizeProblem } from '../../contract/rules/scaleInput.ts';

const scales = [...defaultScales, shoeScale, jeansScale];
const [letters] = defaultScales;
const ofLetters = mySizeKey('women', letters?.id);
const ofJeans = mySizeKey('women', jeansScale.id);
const sized = (...sizes: string[]) =>
  sizes.map((size) => ({ size, quantity: 1, quantityReserved: 0, description: '' }));

it('sets and removes the size of a category', () => {
  const sizes = withMySize({ men: 'L' }, { category: 'women', size: 'M' });
  expect(sizes).toEqual({ men: 'L', women: 'M' });
  expect(withMySize(sizes, { category: 'men' })).toEqual({ women: 'M' });
});

it('sets and removes the size of a scale, and keeps those of others', () => {
  const jeans = { category: 'women', scale: jeansScale.id } as const;
  const both = withMySize({ women: 'M', men: 'L' }, { ...jeans, size: 'W28 L32' }, scales);
  expect(mySizesIn(both, 'women').sort()).toEqual(['M', 'W28 L32']);
  expect(both).toMatchObject({ [ofLetters]: 'M', [ofJeans]: 'W28 L32' });
  const left = withMySize(both, { category: 'women', scale: letters?.id }, scales);
  expect(mySizesIn(left)).toEqual(['L', 'W28 L32']);
});

it('is that of the scale of a product', () => {
  const sizes = sizesByScale({ women: 'M', [ofJeans]: 'W28 L32', kid: 'gone' }, scales);
  const of = (...names: string[]) =>
    mySizeOf(sizes, { category: 'women', sizes: sized(...names) }, scales);
  expect(of('S', 'M')).toBe('M');
  expect(of('W28 L32', 'W30 L32')).toBe('W28 L32');
  expect(of('37', '38')).toBeUndefined();
  expect(mySizeOf(sizes, { category: 'men', sizes: sized('M') }, scales)).toBeUndefined();
  expect(mySizeOf({ men: 'L' }, { category: 'men', sizes: sized('L') })).toBe('L');
});

it('has its category and scale in its key', () => {
  expect(ofMySizeKey(ofJeans)).toEqual({ category: 'women', scale: jeansScale.id });
  expect(ofMySizeKey('kid')).toEqual({ category: 'kid' });
});

it('refuses a size that the shop does not have', () => {
  const small = [{ ...jeansScale, sizes: ['S', 'M'] }];
  const ask = (size?: string) => mySizeProblem({ category: 'men', size }, small);
  expect([ask('M'), ask()]).toEqual([undefined, undefined]);
  expect(ask('Q')).toBe('size must be one of S, M');
});

it('refuses a size that the scale does not have, and a scale that the shop does not have', () => {
  const ask = (scale: string, size: string) =>
    mySizeProblem({ category: 'women', scale, size }, scales);
  expect(ask(jeansScale.id, 'W28 L32')).toBeUndefined();
  expect(ask(shoeScale.id, 'W28 L32')).toMatch(/^size must be one of 35/);
  expect(ask('gone', 'M')).toBe('scale must be one of the shop');
});

it('is refused in the language in use', () => {
  addTranslations('de', {
    '{field} must be one of {values}': '{field} muss einer von {values} sein',
  });
  const ask = () => mySizeProblem({ category: 'men', size: 'Q' }, defaultScales.slice(0, 1));
  expect(inLanguage('de', ask)).toBe('size muss einer von XS, S, M, L, XL, XXL sein');
});
