import { type Colour, colours } from './colours.ts';
import { colourwaySlugs } from './colourways.ts';
import { outfitOf } from './outfits.ts';

type Described = readonly [kind: string, colour: Colour];

/** Kind and colour of each product; with several colours, the dominant one. */
const described: Record<string, Described> = {
  'women-linen-camp-shirt': ['Shirts', 'clay'],
  'women-breton-tee': ['Tees', 'chalk'],
  'women-poplin-shirt': ['Shirts', 'sky'],
  'women-merino-crew': ['Knitwear', 'rose'],
  'women-rib-tank': ['Tees', 'chalk'],
  'women-turtleneck': ['Knitwear', 'plum'],
  'women-wide-leg-trousers': ['Trousers', 'charcoal'],
  'women-straight-jeans': ['Jeans', 'indigo'],
  'women-satin-skirt': ['Skirts', 'olive'],
  'women-pleated-skirt': ['Skirts', 'cocoa'],
  'women-floral-gathered-skirt': ['Skirts', 'navy'],
  'women-chino-shorts': ['Shorts', 'sand'],
  'women-linen-sundress': ['Dresses', 'bone'],
  'women-floral-wrap-dress': ['Dresses', 'brick'],
  'women-slip-dress': ['Dresses', 'slate'],
  'women-knit-dress': ['Dresses', 'wine'],
  'women-shirt-dress': ['Dresses', 'forest'],
  'women-wool-coat': ['Coats', 'camel'],
  'women-trench': ['Coats', 'sand'],
  'women-denim-jacket': ['Jackets', 'faded'],
  'women-teddy-jacket': ['Jackets', 'bone'],
  'women-chunky-cardigan': ['Knitwear', 'oat'],
  'women-tweed-blazer': ['Jackets', 'slate'],
  'women-zip-hoodie': ['Sweatshirts', 'lilac'],
  'women-check-scarf': ['Scarves', 'camel'],
  'women-canvas-tote': ['Bags', 'bone'],
  'women-leather-tote': ['Bags', 'chestnut'],
  'men-heavy-tee': ['Tees', 'oat'],
  'men-pocket-tee': ['Tees', 'steel'],
  'men-flannel-shirt': ['Shirts', 'rust'],
  'men-chambray-shirt': ['Shirts', 'denim'],
  'men-band-collar-shirt': ['Shirts', 'bone'],
  'men-cable-jumper': ['Knitwear', 'bone'],
  'men-marl-crew': ['Knitwear', 'forest'],
  'men-waffle-henley': ['Tees', 'rust'],
  'men-selvedge-jeans': ['Jeans', 'navy'],
  'men-corduroy-trousers': ['Trousers', 'chestnut'],
  'men-chinos': ['Trousers', 'olive'],
  'men-overcoat': ['Coats', 'charcoal'],
  'men-quilted-jacket': ['Jackets', 'moss'],
  'men-chore-jacket': ['Jackets', 'indigo'],
  'men-cord-blazer': ['Jackets', 'cocoa'],
  'men-bomber': ['Jackets', 'navy'],
  'men-hoodie': ['Sweatshirts', 'stone'],
  'men-wool-cap': ['Hats', 'navy'],
  'men-rib-beanie': ['Hats', 'moss'],
  'men-lambswool-scarf': ['Scarves', 'charcoal'],
  'men-boot-socks': ['Socks', 'charcoal'],
  'kid-block-stripe-tee': ['Tees', 'butter'],
  'kid-star-tee': ['Tees', 'steel'],
  'kid-gingham-shirt': ['Shirts', 'forest'],
  'kid-lambswool-jumper': ['Knitwear', 'ochre'],
  'kid-sweatshirt': ['Sweatshirts', 'sage'],
  'kid-ringer-tee': ['Tees', 'chalk'],
  'kid-pull-on-joggers': ['Trousers', 'slate'],
  'kid-jeans': ['Jeans', 'faded'],
  'kid-cord-skirt': ['Skirts', 'wine'],
  'kid-seersucker-shorts': ['Shorts', 'sky'],
  'kid-dot-skirt': ['Skirts', 'rose'],
  'kid-chinos': ['Trousers', 'camel'],
  'kid-denim-dungarees': ['Trousers', 'indigo'],
  'kid-linen-dress': ['Dresses', 'butter'],
  'kid-rain-jacket': ['Jackets', 'ochre'],
  'kid-duffle-coat': ['Coats', 'brick'],
  'kid-fleece-jacket': ['Jackets', 'teal'],
  'kid-hoodie': ['Sweatshirts', 'clay'],
  'kid-cord-cap': ['Hats', 'ochre'],
  'kid-teddy-beanie': ['Hats', 'oat'],
  'kid-stripe-socks': ['Socks', 'teal'],
  'kid-backpack': ['Bags', 'forest'],
};

/** Weight of one unit by kind; children's things weigh half. */
const grams: Record<string, number> = {
  ...{ Bags: 540, Coats: 1480, Dresses: 420, Hats: 120, Jackets: 860, Jeans: 680, Knitwear: 460 },
  ...{ Scarves: 220, Shirts: 240, Shorts: 300, Skirts: 360, Socks: 80, Sweatshirts: 620 },
  ...{ Tees: 200, Trousers: 540 },
};

/** Kind, colour, style, outfit and weight of a demo product, by slug. */
export function labelsOf(slug: string) {
  const colourway = colourwaySlugs.find((one) => one.slug === slug);
  const style = colourway?.style ?? slug;
  const [kind, own] = described[style] ?? ['', undefined];
  const colour = colourway?.colour ?? own;
  return {
    kind,
    colour: colour ? colour.charAt(0).toUpperCase() + colour.slice(1) : '',
    swatch: colour ? colours[colour] : '',
    style: colourwaySlugs.some((one) => one.style === style) ? style : '',
    outfit: outfitOf(slug),
    weight: String((grams[kind] ?? 300) / (slug.startsWith('kid-') ? 2 : 1)),
  };
}
