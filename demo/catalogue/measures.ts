import { waistAndLength } from '../../contract/rules/waistAndLength.ts';
import type { SizeMeasures } from '../../contract/schemas/measures.ts';
import { labelsOf } from './kinds.ts';
import type { DemoProduct } from './product.ts';
import { bodyOf } from './sizes.ts';

/**
 * Cut of a garment, by slug or style: in the third size of its category, in centimetres. `ease` is
 * its chest measure minus the body's.
 */
type Cut = { length: number; ease?: number; sleeve?: number; inseam?: number };

const top = (length: number, ease: number, sleeve?: number): Cut => ({
  length,
  ease,
  ...(sleeve !== undefined && { sleeve }),
});
const trousers = (length: number, inseam: number): Cut => ({ length, inseam });
const skirt = (length: number): Cut => ({ length });

const cuts: Record<string, Cut> = {
  'women-linen-camp-shirt': top(66, 20, 24),
  'women-breton-tee': top(62, 8, 56),
  'women-poplin-shirt': top(78, 30, 58),
  'women-merino-crew': top(60, 8, 60),
  'women-rib-tank': top(60, -6),
  'women-turtleneck': top(61, 4, 61),
  'women-wide-leg-trousers': trousers(106, 77),
  'women-straight-jeans': trousers(102, 75),
  'women-satin-skirt': skirt(78),
  'women-pleated-skirt': skirt(74),
  'women-floral-gathered-skirt': skirt(70),
  'women-chino-shorts': trousers(38, 12),
  'women-linen-sundress': top(112, 4),
  'women-floral-wrap-dress': top(110, 6, 24),
  'women-slip-dress': top(116, 2),
  'women-knit-dress': top(104, -2, 61),
  'women-shirt-dress': top(108, 14, 60),
  'women-wool-coat': top(108, 20, 61),
  'women-trench': top(110, 22, 62),
  'women-denim-jacket': top(56, 16, 60),
  'women-teddy-jacket': top(66, 26, 59),
  'women-chunky-cardigan': top(64, 24, 56),
  'women-tweed-blazer': top(68, 12, 60),
  'women-zip-hoodie': top(63, 20, 60),
  'men-heavy-tee': top(72, 12, 23),
  'men-pocket-tee': top(71, 8, 22),
  'men-flannel-shirt': top(77, 16, 65),
  'men-chambray-shirt': top(76, 14, 65),
  'men-band-collar-shirt': top(76, 16, 65),
  'men-cable-jumper': top(69, 14, 66),
  'men-marl-crew': top(68, 10, 65),
  'men-waffle-henley': top(72, 8, 64),
  'men-selvedge-jeans': trousers(107, 81),
  'men-corduroy-trousers': trousers(106, 80),
  'men-chinos': trousers(106, 80),
  'men-overcoat': top(106, 20, 66),
  'men-quilted-jacket': top(70, 20, 66),
  'men-chore-jacket': top(73, 20, 64),
  'men-cord-blazer': top(74, 12, 64),
  'men-bomber': top(66, 22, 66),
  'men-hoodie': top(70, 20, 65),
  'kid-block-stripe-tee': top(45, 10, 14),
  'kid-star-tee': top(45, 9, 14),
  'kid-ringer-tee': top(44, 9, 13),
  'kid-gingham-shirt': top(48, 13, 42),
  'kid-lambswool-jumper': top(45, 11, 43),
  'kid-sweatshirt': top(46, 15, 43),
  'kid-hoodie': top(47, 16, 43),
  'kid-pull-on-joggers': trousers(68, 50),
  'kid-jeans': trousers(69, 51),
  'kid-chinos': trousers(69, 51),
  'kid-denim-dungarees': trousers(84, 49),
  'kid-seersucker-shorts': trousers(34, 14),
  'kid-cord-skirt': skirt(36),
  'kid-dot-skirt': skirt(38),
  'kid-linen-dress': top(64, 8, 12),
  'kid-rain-jacket': top(54, 20, 44),
  'kid-duffle-coat': top(62, 20, 44),
  'kid-fleece-jacket': top(48, 17, 43),
};

/** Increase of a length per size; for children all lengths grow alike. */
const grades = {
  women: { length: 1.5, sleeve: 0.5, inseam: 0.5 },
  men: { length: 2, sleeve: 1, inseam: 0.5 },
};

/** Measurements of a demo product in each size; undefined for accessories. */
export function measuresOf({ slug, category, sizes }: DemoProduct): SizeMeasures[] {
  const cut = cuts[labelsOf(slug).style || slug];
  if (!cut) return [];
  return sizes.map(({ size }) => {
    const [, inches] = waistAndLength(size) ?? [];
    if (inches) return ofJeans(size, cut, Number(inches) * 2.54);
    const { step, chest, height } = bodyOf(category, size);
    const grown = (name: 'length' | 'sleeve' | 'inseam') => {
      const length = cut[name];
      if (length === undefined) return {};
      const graded =
        category === 'kid' ? (length * height) / kidHeight : length + step * grades[category][name];
      return { [name]: half(graded) };
    };
    const { ease } = cut;
    return {
      size,
      ...grown('length'),
      ...(ease !== undefined && { chest: half((chest + ease) / 2) }),
      ...(cut.sleeve !== undefined && { shoulder: half(shoulder(category, chest, ease)) }),
      ...grown('sleeve'),
      ...grown('inseam'),
    };
  });
}

/** Jeans of every length have the same rise. */
function ofJeans(size: string, { length, inseam = length }: Cut, asked: number): SizeMeasures {
  return { size, length: half(length + asked - inseam), inseam: half(asked) };
}

/** Height in centimetres to which children's cuts refer. */
const kidHeight = 116;

/** Half the chest of the third size; it grows less than the chest does. */
function shoulder(category: DemoProduct['category'], chest: number, ease = 0): number {
  const [third, share, growth] = shoulders[category];
  return third * share + (chest - third) * growth + ease * 0.15;
}

const shoulders = {
  women: [92, 0.42, 0.2],
  men: [99, 0.44, 0.2],
  kid: [61, 0.46, 0.35],
} as const;

/** To half a centimetre, like a tape measure. */
function half(centimetres: number): number {
  return Math.round(centimetres * 2) / 2;
}
