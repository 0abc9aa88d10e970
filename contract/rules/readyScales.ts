/** Size scales to add with one press. Only the admin loads them. */
import { i18n } from '../i18n.ts';
import type { SizeScaleInput } from '../schemas/sizeScales.ts';
import { oneSizeName } from './sizeTexts.ts';

export type ReadyScale = Omit<SizeScaleInput, 'id' | 'version'>;

type Convert<Item> = Record<string, (item: Item) => string | number>;

function scale<Item>(
  name: string,
  items: readonly Item[],
  nameOf: (item: Item) => string | number,
  conversions: Convert<Item> = {},
  names: Pick<ReadyScale, 'system' | 'group'> = {},
): ReadyScale {
  return {
    name,
    sizes: items.map((item) => String(nameOf(item))),
    conversions: Object.entries(conversions).map(([name, convert]) => ({
      name,
      values: items.map((item) => String(convert(item))),
    })),
    ...names,
    appliesTo: [],
  };
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}

const womens = { system: 'Europe', group: 'Womens' } as const;
const mens = { system: 'Europe', group: 'Mens' } as const;

const self = (item: string | number) => item;

/**
 * Half a UK size for each half EU size, as most shops list them. Exact lengths would give neighbours
 * the same UK size.
 */
const ukWomensShoe = (eu: number) => eu - 33;
const ukMensShoe = (eu: number) => eu - 34;

const footLength = (eu: number) => Math.round((eu / 1.5 - 1.5) * 10) / 10;

const bands = range(65, 90, 5);
const cups = { A: 'A', B: 'B', C: 'C', D: 'D', E: 'DD', F: 'E' };
const bras = bands.flatMap((band) =>
  Object.entries(cups).map(([cup, ukCup]) => ({ band, cup, ukCup })),
);
const inches = (band: number) => 32 + ((band - 70) / 5) * 2;

const jeans = range(24, 40, 1)
  .filter((waist) => waist <= 34 || waist % 2 === 0)
  .flatMap((waist) => range(28, 36, 2).map((length) => ({ waist, length })));

const babies = Object.entries({
  '0–3M': 62,
  '3–6M': 68,
  '6–9M': 74,
  '9–12M': 80,
  '12–18M': 86,
  '18–24M': 92,
});

export const readyScales: readonly ReadyScale[] = [
  scale(
    /*i18n*/ 'XXS to 5XL',
    ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'],
    self,
  ),
  scale(
    /*i18n*/ 'Women’s numbers',
    range(32, 50, 2),
    self,
    { UK: (eu) => eu - 28, US: (eu) => eu - 32 },
    womens,
  ),
  scale(
    /*i18n*/ 'Men’s numbers',
    range(44, 60, 2),
    self,
    { UK: (eu) => eu - 10, US: (eu) => eu - 10 },
    mens,
  ),
  scale(/*i18n*/ 'Waist and length', jeans, ({ waist, length }) => `W${waist} L${length}`),
  scale(
    /*i18n*/ 'Women’s shoes',
    range(35, 42, 0.5),
    self,
    { UK: ukWomensShoe, US: (eu) => ukWomensShoe(eu) + 2, 'Foot length in cm': footLength },
    womens,
  ),
  scale(
    /*i18n*/ 'Men’s shoes',
    range(39, 48, 0.5),
    self,
    { UK: ukMensShoe, US: (eu) => ukMensShoe(eu) + 1, 'Foot length in cm': footLength },
    mens,
  ),
  scale(
    /*i18n*/ 'Bras',
    bras,
    ({ band, cup }) => `${band}${cup}`,
    {
      'UK and US': ({ band, ukCup }) => `${inches(band)}${ukCup}`,
      France: ({ band, cup }) => `${band + 15}${cup}`,
    },
    womens,
  ),
  scale(/*i18n*/ 'Babies by months', babies, ([months]) => months, {
    'Height in cm': ([, height]) => height,
  }),
  scale(/*i18n*/ 'Children by age', range(2, 14, 2), (age) => `${age}Y`, {
    'Height in cm': (age) => 80 + age * 6,
  }),
  scale(/*i18n*/ 'Children by height', range(50, 170, 12), (height) => `${height}/${height + 6}`),
  scale(/*i18n*/ 'One size', [oneSizeName], self),
];

/** Names of scales and conversions that have translations; others are codes. */
const translated = [
  /*i18n*/ 'Height in cm',
  /*i18n*/ 'Foot length in cm',
  /*i18n*/ 'UK and US',
  /*i18n*/ 'France',
];

/** The scale with its names in the admin's language; the sizes are the shop's data. */
export function translatedScale({ name, conversions, ...scale }: ReadyScale): ReadyScale {
  return {
    ...scale,
    name: i18n.t(name),
    conversions: conversions.map((each) =>
      translated.includes(each.name) ? { ...each, name: i18n.t(each.name) } : each,
    ),
  };
}

/** @throws Error for an unknown name */
export function readyScale(name: string): ReadyScale {
  const found = readyScales.find((ready) => ready.name === name);
  if (!found) throw new Error(`There is no ready-made scale “${name}”`);
  return found;
}
