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
    colours.set(colour, [...(colours.get(colour) ?? []), { ...variant, size }]);
  }
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
    pictures: picturesOf(colour, own, [...colours], product),
  }));
}

/** Own pictures first, then those of the product that show no other colour. */
function picturesOf(
  colour: string,
  own: readonly SizedVariant[],
  colours: readonly (readonly [string, readonly SizedVariant[]])[],
  { pictures }: ShopProduct,
): string[] {
  const chosen = own.flatMap((variant) => variant.pictures);
  const others = colours.filter(([name]) => name !== colour);
  const ofOthers = new Set(
    others.flatMap(([, variants]) => variants.flatMap((each) => each.pictures)),
  );
  const wordsIn = (text: string) => ` ${plainName(text).replace(/[^\p{L}\d]+/gu, ' ')} `;
  const shows = (name: string, picture: (typeof pictures)[number]) =>
    name !== '' &&
    wordsIn(`${picture.name.split('/').at(-1)} ${picture.alt}`).includes(wordsIn(name));
  const shared = pictures.filter(
    (picture) =>
      !ofOthers.has(picture.name) &&
      (shows(colour, picture) || !others.some(([name]) => shows(name, picture))),
  );
  const first = shared.filter((picture) => shows(colour, picture));
  const rest = shared.filter((picture) => !first.includes(picture));
  return [...new Set([...chosen, ...[...first, ...rest].map(({ name }) => name)])];
}
