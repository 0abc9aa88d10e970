import { i18n } from '../../../contract/i18n.ts';
import { readyScales, translatedScale } from '../../../contract/rules/readyScales.ts';
import { oneSizeName } from '../../../contract/rules/sizeTexts.ts';
import type { SizeScaleInput } from '../../../contract/schemas/sizeScales.ts';

/** Sizes of products that fit none of the shop's scales. */
export type SizeQuestion = {
  /** Key of the answer. */
  id: string;
  sizes: readonly string[];
  /** Number of products. */
  count: number;
  /** Scales that have all of the sizes, the likeliest first: ready-made ones, and a new one. */
  scales: readonly SizeScaleInput[];
};

export type SizedProduct = { sizes: readonly string[]; hint: string };

type Scales = readonly { name: string; sizes: readonly string[] }[];

const hasAll = (scale: { sizes: readonly string[] }, sizes: readonly string[]) =>
  sizes.every((size) => scale.sizes.includes(size));

/** Sets of sizes that no scale has, joined where they share a size. */
export function sizeQuestions(products: readonly SizedProduct[], scales: Scales): SizeQuestion[] {
  const open = products.filter(({ sizes }) => !scales.some((scale) => hasAll(scale, sizes)));
  let sets: { sizes: string[]; products: SizedProduct[] }[] = [];
  for (const product of open) {
    const touched = sets.filter(({ sizes }) => product.sizes.some((size) => sizes.includes(size)));
    sets = sets.filter((set) => !touched.includes(set));
    sets.push({
      sizes: [...new Set([...touched.flatMap(({ sizes }) => sizes), ...product.sizes])],
      products: [...touched.flatMap((set) => set.products), product],
    });
  }
  return sets.map(({ sizes, products }) => {
    const hint = products.map((product) => product.hint).join(' ');
    return {
      id: sizes.toSorted().join('|'),
      sizes: inOrder(sizes),
      count: products.length,
      scales: [...readyFor(sizes, hint, scales), newScale(inOrder(sizes), scales)],
    };
  });
}

function readyFor(sizes: readonly string[], hint: string, scales: Scales): SizeScaleInput[] {
  const isShoe =
    /shoe|boot|sneaker|trainer|sandal|loafer|heel|schuh|stiefel|chaussure|zapat|sapat|buty/i;
  const words = [isShoe.test(hint) ? 'shoes' : 'numbers', /\bmen\b/.test(hint) ? '^Men' : '^Women'];
  const rank = ({ name }: SizeScaleInput) =>
    words.filter((word) => new RegExp(word).test(name)).length;
  const has = (name: string) => scales.some((scale) => scale.name === name);
  return readyScales
    .filter((ready) => hasAll(ready, sizes) && !has(ready.name) && !has(i18n.t(ready.name)))
    .toSorted((a, b) => rank(b) - rank(a))
    .map(translatedScale);
}

function newScale(sizes: string[], scales: Scales): SizeScaleInput {
  const ends =
    sizes.length > 1
      ? i18n.t('{first} to {last}', { first: sizes[0], last: sizes.at(-1) })
      : (sizes[0] ?? '');
  const name = ends.slice(0, 30);
  const isTaken = [...scales, ...readyScales.map(translatedScale)].some(
    (scale) => scale.name === name,
  );
  return {
    name: isTaken ? i18n.t('{scale} (new)', { scale: name }) : name,
    sizes,
    conversions: [],
    appliesTo: [],
  };
}

/** Letters and numbers by size, all else as in the file. */
function inOrder(sizes: readonly string[]): string[] {
  const letters = readyScales.find((scale) => scale.sizes.includes('XXS'))?.sizes ?? [];
  const rank = (size: string) => {
    const letter = letters.indexOf(size);
    if (letter >= 0) return letter;
    const number = Number.parseFloat(size.replace(',', '.').replace(/^\D+/, ''));
    return size === oneSizeName || Number.isNaN(number) ? undefined : 100 + number;
  };
  const ranks = new Map(sizes.map((size) => [size, rank(size)]));
  if ([...ranks.values()].includes(undefined)) return [...sizes];
  return sizes.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
