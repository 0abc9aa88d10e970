import type { Colour } from './colours.ts';
import type { DemoProduct } from './product.ts';

/** Other colours of a product, each with its sentence in the description. */
type Colourways = {
  /** The description's sentence about the colour; '' without one. */
  says: string;
  others: Partial<Record<Colour, string>>;
};

/** Products with other colours, by slug. */
export const colourways: Record<string, Colourways> = {
  'women-linen-camp-shirt': {
    says: 'a warm clay',
    others: { sage: 'a dusty sage', navy: 'a deep navy', butter: 'a pale butter' },
  },
  'women-merino-crew': {
    says: 'a dusty rose',
    others: { forest: 'a dark forest green', navy: 'a deep navy' },
  },
  'women-rib-tank': { says: '', others: { ink: '', sage: '' } },
  'women-turtleneck': { says: 'plum', others: { camel: 'camel' } },
  'women-wide-leg-trousers': { says: 'charcoal', others: { camel: 'camel' } },
  'women-satin-skirt': { says: 'olive', others: { wine: 'wine-red' } },
  'women-chino-shorts': { says: 'Sand-coloured', others: { steel: 'Steel-blue' } },
  'women-slip-dress': { says: 'Slate', others: { rose: 'Rose' } },
  'women-knit-dress': { says: 'wine-red', others: { forest: 'forest-green' } },
  'women-wool-coat': { says: 'camel', others: { charcoal: 'charcoal' } },
  'women-chunky-cardigan': { says: '', others: { rust: '' } },
  'women-zip-hoodie': { says: 'lilac', others: { sage: 'sage' } },
  'women-leather-tote': { says: 'chestnut', others: { ink: 'black' } },
  'men-heavy-tee': { says: 'oat', others: { ink: 'ink', moss: 'moss green' } },
  'men-pocket-tee': { says: 'steel blue', others: { rust: 'rust red' } },
  'men-band-collar-shirt': { says: 'bone', others: { sky: 'sky-blue' } },
  'men-waffle-henley': { says: 'rust', others: { slate: 'slate' } },
  'men-cable-jumper': { says: 'undyed', others: { navy: 'navy' } },
  'men-chinos': { says: 'olive', others: { sand: 'sand-coloured', navy: 'navy' } },
  'men-corduroy-trousers': { says: 'chestnut', others: { forest: 'forest green' } },
  'men-overcoat': { says: 'charcoal', others: { camel: 'camel' } },
  'men-hoodie': { says: 'stone grey', others: { wine: 'wine red' } },
  'men-rib-beanie': { says: 'moss green', others: { rust: 'rust' } },
  'kid-lambswool-jumper': { says: 'ochre', others: { teal: 'teal' } },
  'kid-sweatshirt': { says: 'sage', others: { brick: 'brick red' } },
  'kid-cord-skirt': { says: 'Wine-coloured', others: { ochre: 'Ochre' } },
  'kid-pull-on-joggers': { says: 'Slate', others: { moss: 'Moss-green' } },
};

/** Each colour of each style, such as `women-rib-tank-ink`, with the style and the colour. */
export const colourwaySlugs = Object.entries(colourways).flatMap(([style, { others }]) =>
  (Object.keys(others) as Colour[]).map((colour) => ({
    slug: `${style}-${colour}`,
    style,
    colour,
  })),
);

/** The products in their other colours; some sizes of each are sold out. */
export function inOtherColours(products: readonly DemoProduct[]): DemoProduct[] {
  return colourwaySlugs.flatMap(({ slug, style, colour }, index) => {
    const product = products.find((one) => one.slug === style);
    const { says = '', others = {} } = colourways[style] ?? {};
    if (!product) return [];
    return {
      ...product,
      slug,
      description: says
        ? product.description.replace(says, others[colour] ?? says)
        : product.description,
      newCollection: false,
      mostPopular: false,
      rating: null,
      sizes: product.sizes.map((size, at) => ({
        ...size,
        // Deterministic; one colour is sold out in all sizes.
        quantity: index === 2 ? 0 : (size.quantity * 7 + index * 5 + at * 3) % 17,
      })),
      // Only the front of a bag is drawn.
      pictures: product.pictures
        .filter((name) => /-(front|back)\.webp$/.test(name))
        .map((name) => name.replace(style, slug)),
    };
  });
}
