import { readyScale } from '../rules/readyScales.ts';
import { defaultScales } from '../rules/scaleInput.ts';
import type { SizeScale } from '../schemas/sizeScales.ts';

function saved(number: number, name: string, fields: Partial<SizeScale> = {}): SizeScale {
  const id = `01960000-0000-7000-8000-0000000000${number}`;
  return { ...readyScale(name), id, version: 1, ...fields };
}

export const shoeScale = saved(31, 'Women’s shoes', {
  appliesTo: [{ category: 'women', kind: 'Shoes' }],
});

export const jeansScale = saved(32, 'Waist and length');

export const oneSizeScale = saved(33, 'One size');

/** Scales of a shop with letters, ages, shoes, jeans and bags. */
export const exampleScales: readonly SizeScale[] = [
  ...defaultScales,
  shoeScale,
  jeansScale,
  oneSizeScale,
];
