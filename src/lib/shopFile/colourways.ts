import { joinColour, joinSize, kindsOfOptions, sizeOf } from './options.ts';
import { plainName } from './roles.ts';
import type { SourceVariant } from './rowReader.ts';
import type { ShopProduct } from './shopFile.ts';

type SizedVariant = SourceVariant & { size: string };

/** Colour of a product of another shop: a product of its own here. */
export type Colourway = {
  colour: string;
  material: string;
  /** Options that all variants share, as lines of the description. */
  facts: string[];
  variants: SizedVariant[];
  /** Names or URLs, the main one first. */
  pictures: string[];
};

/** @param known sizes whose spelling is kept */
export function colourwaysOf(product: ShopProduct, known: readonly string[]): Colourway[] {
  const variants = product.variants.map((variant) => ({
    ...variant,
    options: variant.options.filter(({ name, value }) => name && value),
  }));
  const names = new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)));
  const options = [...names].map((name) => ({
    name,
    values: [
      ...new Set(
        variants.flatMap((each) =>
          each.options.filter((one) => one.name === name).map(({ value }) => value),
        ),
      ),
    ],
  }));
  const kinds = kindsOfOptions(options);
  const kindOf = (name: string) => kinds.get(name) ?? 'other';
  /** A single value is not a choice. */
  const isFact = (name: string) =>
    ['other', 'material'].includes(kindOf(name)) &&
    options.find((option) => option.name === name)?.values.length === 1;
  const facts = [
    ...product.attributes,
    ...options
      .filter(({ name }) => isFact(name))
      .map(({ name, values: [value = ''] }) => ({ name, value })),
  ];
  const isMaterial = (name: string) =>
    kindsOfOptions([{ name, values: [''] }]).get(name) === 'material';
  const colours = new Map<string, SizedVariant[]>();
  for (const variant of variants) {
    const varied = variant.options.filter(({ name }) => !isFact(name));
    const parts = varied.map((option) => ({ ...option, kind: kindOf(option.name) }));
    const colour = joinColour(parts);
    const sizes = parts.filter(({ kind }) => kind === 'size');
    const size = sizeOf(joinSize(sizes), known);
    const sized = { ...variant, size };
    const sameColour = colours.get(colour);
    if (sameColour) sameColour.push(sized);
    else colours.set(colour, [sized]);
  }
  const wordsOf = new Map([...colours.keys()].map((name) => [name, wordsIn(name)]));
  const pictures = product.pictures.map(({ name, alt }) => {
    const words = wordsIn(`${name.split('/').at(-1)} ${alt}`);
    const shown = [...wordsOf].filter(([colour, found]) => colour && words.includes(found));
    return { name, shown: shown.map(([colour]) => colour) };
  });
  const chosenFor = new Map(
    [...colours].map(([colour, own]) => [colour, new Set(own.flatMap((one) => one.pictures))]),
  );

  return [...colours].map(([colour, own]) => ({
    colour,
    material: facts
      .filter(({ name }) => isMaterial(name))
      .map(({ value }) => value)
      .join(', '),
    facts: facts
      .filter(({ name }) => !isMaterial(name))
      .map(({ name, value }) => `${name}: ${value}`),
    variants: own,
    pictures: picturesOf(colour, own),
  }));

  /** Own pictures first, then those of the product that show no other colour. */
  function picturesOf(colour: string, own: readonly SizedVariant[]): string[] {
    const others = [...chosenFor].filter(([name]) => name !== colour);
    const shared = pictures.filter(
      ({ name, shown }) =>
        !others.some(([, chosen]) => chosen.has(name)) &&
        (shown.includes(colour) || shown.length === 0),
    );
    const rank = ({ shown }: (typeof pictures)[number]) => Number(!shown.includes(colour));
    const rest = shared.toSorted((a, b) => rank(a) - rank(b)).map(({ name }) => name);
    return [...new Set([...own.flatMap((variant) => variant.pictures), ...rest])];
  }
}

const wordsIn = (text: string) => ` ${plainName(text).replace(/[^\p{L}\d]+/gu, ' ')} `;
