import type { Category } from '../../../contract/schemas/product.ts';
import type { SizeScaleInput } from '../../../contract/schemas/sizeScales.ts';
import { colourwaysOf } from './colourways.ts';
import type { ShopFile } from './shopFile.ts';
import { type SizedProduct, type SizeQuestion, sizeQuestions } from './sizeQuestions.ts';

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
