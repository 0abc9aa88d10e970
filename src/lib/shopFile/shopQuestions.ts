import { i18n } from '../../../contract/i18n.ts';
import { readyScales, translatedScale } from '../../../contract/rules/readyScales.ts';
import { oneSizeName } from '../../../contract/rules/sizeTexts.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import type { SizeScaleInput } from '../../../contract/schemas/sizeScales.ts';
import { colourwaysOf } from './colourways.ts';
import type { ShopFile } from './shopFile.ts';

/** Sizes of this shop; a server of the specification has no scales. */
type ShopScales = {
  allowedSizes: readonly string[];
  sizeScales?: readonly { name: string; sizes: readonly string[] }[] | undefined;
};

/** The owner’s answers to questions that the file leaves open. */
export type ShopAnswers = {
  /** By the products' group. */
  groups: Readonly<Record<string, { category: Category | ''; kind: string }>>;
  /** Name of the scale to add, by the question's id; empty to leave the sizes' products out. */
  scales: Readonly<Record<string, string>>;
  /** Stock for sizes that the file does not count. */
  units: number;
};

export type ShopQuestions = {
  groups: readonly { group: string; count: number; category: Category | ''; kind: string }[];
  sizes: readonly SizeQuestion[];
  /** Number of sizes whose stock is not counted. */
  uncounted: number;
};

/**
 * Questions about a file, with the likeliest answers.
 * @param kinds of the shop, whose spelling is kept
 */
export function questionsOf(
  file: ShopFile,
  { allowedSizes, sizeScales }: ShopScales,
  kinds: readonly string[],
): ShopQuestions {
  const sold = file.products.filter(({ skipped }) => !skipped);
  const groups = new Map<
    string,
    { group: string; count: number; category: Category | ''; kind: string }
  >();
  for (const { group, guess } of sold) {
    const kind = kinds.find((one) => one.toLowerCase() === guess.kind.toLowerCase()) ?? guess.kind;
    const known = groups.get(group) ?? {
      ...{ group, count: 0, kind },
      category: guess.category ?? '',
    };
    groups.set(group, { ...known, count: known.count + 1 });
  }
  const colourways = sold.flatMap((product) =>
    colourwaysOf(product, allowedSizes).map((colourway) => ({
      ...colourway,
      hint: `${product.group} ${product.guess.kind}`,
    })),
  );
  const sized: SizedProduct[] = colourways.map(({ variants, hint }) => ({
    ...{ hint, sizes: [...new Set(variants.map(({ size }) => size))] },
  }));
  return {
    groups: [...groups.values()],
    sizes: sizeScales
      ? sizeQuestions(sized, sizeScales)
      : sizeQuestions(sized, [{ name: '', sizes: allowedSizes }]).map((question) => ({
          ...question,
          scales: [],
        })),
    uncounted: colourways
      .flatMap(({ variants }) => variants)
      .filter(({ quantity }) => quantity === undefined).length,
  };
}

export function likelyAnswers({ groups, sizes }: ShopQuestions): ShopAnswers {
  return {
    groups: Object.fromEntries(
      groups.map(({ group, category, kind }) => [group, { category, kind }]),
    ),
    scales: Object.fromEntries(sizes.map(({ id, scales: [scale] }) => [id, scale?.name ?? ''])),
    units: 0,
  };
}

/** Scales that the answers add to the shop. */
export function scalesToAdd({ sizes }: ShopQuestions, answers: ShopAnswers): SizeScaleInput[] {
  const chosen = sizes.flatMap(
    ({ id, scales }) => scales.find(({ name }) => name === answers.scales[id]) ?? [],
  );
  return chosen.filter(
    (scale, index) => chosen.findIndex(({ name }) => name === scale.name) === index,
  );
}

/** Sizes of products that fit none of the shop's scales. */
type SizeQuestion = {
  /** Key of the answer. */
  id: string;
  sizes: readonly string[];
  /** Number of products. */
  count: number;
  /** Scales that have all of the sizes, the likeliest first: ready-made ones, and a new one. */
  scales: readonly SizeScaleInput[];
};

type SizedProduct = { sizes: readonly string[]; hint: string };

type Scales = readonly { name: string; sizes: readonly string[] }[];

const hasAll = (scale: { sizes: readonly string[] }, sizes: readonly string[]) =>
  sizes.every((size) => scale.sizes.includes(size));

/** Sets of sizes that no scale has, joined where they share a size. */
function sizeQuestions(products: readonly SizedProduct[], scales: Scales): SizeQuestion[] {
  const open = products.filter(({ sizes }) => !scales.some((scale) => hasAll(scale, sizes)));
  let sets: { sizes: Set<string>; products: SizedProduct[] }[] = [];
  for (const product of open) {
    const touched = sets.filter((set) => product.sizes.some((size) => set.sizes.has(size)));
    const [joined = { sizes: new Set(), products: [] }, ...others] = touched;
    for (const size of [...others.flatMap((set) => [...set.sizes]), ...product.sizes]) {
      joined.sizes.add(size);
    }
    for (const { products: more } of [...others, { products: [product] }]) {
      for (const one of more) joined.products.push(one);
    }
    sets = [...sets.filter((set) => !touched.includes(set)), joined];
  }
  return sets.map(({ sizes: found, products }) => {
    const sizes = [...found];
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
