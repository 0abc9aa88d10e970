import { type ColourFamily, colourFamilies } from './colourLabels.ts';
import { toSearchText } from './search.ts';
import { colourWords } from './searchWords.ts';

/** A product's colour: the shop's name for it, and its swatch: `#b5795a`, or ''. */
export type ShopColour = { colour: string; swatch: string };

/** Swatch of each family; several colours have none. */
export const familySwatches: Record<Exclude<ColourFamily, 'Multi'>, string> = {
  Black: '#1f1e1e',
  Grey: '#8a8a8a',
  White: '#ffffff',
  Beige: '#d8c8a8',
  Brown: '#7a5236',
  Red: '#b3261e',
  Pink: '#eba9b8',
  Orange: '#e07a2b',
  Yellow: '#edc94a',
  Green: '#4b7a52',
  Blue: '#3b66a8',
  Purple: '#7d5aa6',
};

/** Manufacturers' colour names, used only without a swatch: shops disagree about them. */
const makersNames: Partial<Record<ColourFamily, string>> = {
  Black: 'onyx jet ebony ink noir raven obsidian',
  Grey: 'silver pewter graphite anthracite slate ash smoke steel pebble gunmetal carbon platinum storm fog mist dove zinc cement concrete',
  White: 'chalk snow pearl milk optic eggshell alabaster porcelain',
  Beige:
    'sand stone oat oatmeal bone nude natural vanilla champagne biscuit linen greige wheat almond dune',
  Brown:
    'taupe camel chocolate mocha espresso coffee cocoa chestnut walnut caramel toffee cognac tobacco bronze mushroom cinnamon nutmeg sienna umber clay hazel mahogany',
  Red: 'wine berry cherry crimson scarlet brick ruby bordeaux oxblood merlot garnet tomato claret cranberry',
  Pink: 'rose blush salmon raspberry magenta bubblegum flamingo fuschia',
  Orange: 'rust coral peach apricot copper tangerine pumpkin papaya amber',
  Yellow: 'lemon ochre honey saffron gold butter canary sunflower curry',
  Green:
    'sage moss forest mint lime emerald jade pistachio bottle loden seafoam hunter fern avocado army',
  Blue: 'indigo teal petrol aqua sky cobalt royal denim midnight azure marine sapphire ocean wash',
  Purple: 'lavender mauve plum aubergine orchid grape amethyst periwinkle iris',
};

/**
 * Family of a colour; undefined if the product names none. The last word of a name decides if it is
 * one of a family's, as in “Forest green”; otherwise the swatch does, or without one the only word of
 * a family, as in “Grey Marl”, or else the last of the makers' names, as in “Burnt rust”. Other
 * colours count as multicoloured.
 */
export function familyOf({ colour = '', swatch = '' }: Partial<ShopColour>) {
  if (colour === '') return undefined;
  const words = toSearchText(colour)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .reverse();
  const [last = ''] = words;
  // “Black/White” names two.
  const called = /[/&+]/.test(colour) ? undefined : familyCalled(last);
  if (called || swatch !== '') return called ?? familyShown(swatch);
  const families = new Set(words.flatMap((word) => familyCalled(word) ?? []));
  if (families.size > 1) return 'Multi';
  const [only = words.map(familyMade).find((family) => family !== undefined)] = families;
  // “Oatmeal marl” is beige.
  return only ?? (words.includes('marl') ? 'Grey' : 'Multi');
}

function familyMade(word: string): ColourFamily | undefined {
  return colourFamilies.find((name) => makersNames[name]?.split(' ').includes(word));
}

/** Returns true if a colour, or its family, has one of these names. */
export function isOfColour(one: Partial<ShopColour>, names: readonly string[]): boolean {
  const family = familyOf(one);
  return family !== undefined && [family, one.colour].some((name) => names.includes(name ?? ''));
}

function familyCalled(word: string): ColourFamily | undefined {
  return colourFamilies.find((name) => (colourWords[name] as readonly string[]).includes(word));
}

/**
 * Family of a swatch by lightness, chroma and hue. `tests/unit/colourFamilies.test.ts` defines the
 * boundaries by the names that shoppers would use.
 */
function familyShown(swatch: string): ColourFamily {
  const { l, c, h } = toOklch(swatch);
  const isWarm = h < 115 || h >= 342;
  if (l + 2 * c < 0.3) return 'Black';
  if (l > 0.93 && c < 0.025) return 'White';
  // Paler greys need less chroma to count as a colour.
  if (c < (isWarm ? 0.02 : 0.034 - 0.02 * l)) return 'Grey';
  const earth = l < 0.65 + c ? 'Brown' : 'Beige';
  if (h < 32) {
    if (l > 0.65) return 'Pink';
    return c < 0.05 ? 'Brown' : 'Red';
  }
  if (h < 50 && l > 0.7 && c < 0.12) return 'Pink';
  if (h < 75) return (c > 0.11 && l > 0.515) || (c > 0.05 && l > 0.88) ? 'Orange' : earth;
  if (h < 90) return c > 0.1 && l > 0.55 ? 'Yellow' : earth;
  if (h < 115) {
    // A dark yellow is olive.
    if (l < 0.7 && (h >= 100 || c < 0.1)) return 'Green';
    return c > 0.1 || (c > 0.063 && l > 0.8) ? 'Yellow' : earth;
  }
  if (h < 190) return 'Green';
  if (h < 285) return 'Blue';
  return h >= 342 && l > 0.5 ? 'Pink' : 'Purple';
}

/** Lightness from 0 to 1, chroma, and hue in degrees: https://bottosson.github.io/posts/oklab/ */
function toOklch(swatch: string): { l: number; c: number; h: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(swatch.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const toRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const toYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(toRed, toYellow),
    h: ((Math.atan2(toYellow, toRed) * 180) / Math.PI + 360) % 360,
  };
}
