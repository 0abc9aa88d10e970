import { describe, expect, it } from 'vitest';
import { addTranslations } from '../../contract/catalogues.ts';
import { inLanguage } from '../../contract/i18n.ts';
import { familyOf, familySwatches, isOfColour } from '../../contract/rules/colourFamilies.ts';
import {
  type ColourFamily,
  colourFamilies,
  colourLabel,
} from '../../contract/rules/colourLabels.ts';
import { countFamilies } from '../../contract/rules/productCounts.ts';
import { colourWords } from '../../contract/rules/searchWords.ts';
import { colours } from '../../demo/catalogue/colours.ts';

/** The demo shop's colours, sorted manually. */
const demoShop: Partial<Record<ColourFamily, string>> = {
  Black: 'ink',
  Grey: 'charcoal pebble',
  White: 'chalk',
  Beige: 'bone oat sand stone',
  Brown: 'camel clay cocoa chestnut',
  Red: 'brick wine',
  Pink: 'rose blush',
  Orange: 'rust',
  Yellow: 'ochre butter',
  Green: 'olive moss sage forest',
  Blue: 'teal sky slate steel navy indigo denim faded',
  Purple: 'lilac plum',
};

/** Colours of other shops at the borders of families. */
const elsewhere: Record<string, [called: string, swatch: string][]> = {
  Black: [
    ['black', '#000000'],
    ['near-black navy', '#14161f'],
  ],
  Grey: [
    ['silver', '#c0c0c0'],
    ['slate grey', '#6e7b85'],
  ],
  White: [
    ['white', '#ffffff'],
    ['ivory', '#fffff0'],
  ],
  Beige: [
    ['ecru', '#c2b280'],
    ['greige', '#c0b6a6'],
    ['nude', '#e3bc9a'],
    ['cream', '#fffdd0'],
  ],
  Brown: [
    ['saddle', '#8b4513'],
    ['taupe', '#8b7d6b'],
    ['cognac', '#9a4a1c'],
    ['mocha', '#7b5e4b'],
  ],
  Red: [
    ['red', '#d0021b'],
    ['burgundy', '#800020'],
    ['crimson', '#dc143c'],
  ],
  Pink: [
    ['pink', '#ffc0cb'],
    ['hot pink', '#ff69b4'],
    ['fuchsia', '#c2187a'],
    ['salmon', '#fa8072'],
    ['dusty rose', '#c08081'],
  ],
  Orange: [
    ['orange', '#ff8c00'],
    ['coral', '#ff7f50'],
    ['peach', '#ffdab9'],
    ['burnt orange', '#cc5500'],
    ['terracotta', '#c8553d'],
  ],
  Yellow: [
    ['yellow', '#ffd400'],
    ['lemon', '#fff44f'],
    ['mustard', '#d4a017'],
    ['gold', '#b8860b'],
  ],
  Green: [
    ['lime', '#a8d400'],
    ['mint', '#98e0b8'],
    ['pale mint', '#d8efe0'],
    ['bottle', '#0b3d2e'],
    ['khaki', '#6b6b47'],
  ],
  Blue: [
    ['ice blue', '#dde9f2'],
    ['blue grey', '#8798a6'],
    ['turquoise', '#30b5b0'],
    ['petrol', '#1f4e5a'],
    ['royal', '#2a4bd0'],
    ['dark navy', '#0b1f4b'],
  ],
  Purple: [
    ['lavender', '#c9b8e8'],
    ['purple', '#6a1b9a'],
    ['aubergine', '#3b1c32'],
    ['mauve', '#a98aa0'],
  ],
};

/** Manufacturers' common colour names without a swatch, as in other shops' files. */
const named: Partial<Record<ColourFamily, string>> = {
  Black: 'Black|Jet|Onyx|Black denim|Washed Black|Ink|Raven',
  Grey: 'Grey Marl|Charcoal|Silver|Graphite|Anthracite|Slate|Light Grey Melange|Heather grey|Ash|Marl|Storm|Platinum',
  White: 'White (12)|Off-White|Ivory|Chalk|Snow|Optic White|Pearl|Eggshell',
  Beige: 'Sand|Stone|Oatmeal|Ecru|Cream|Nude|Natural|Light Beige|Champagne|Bone|Oatmeal Marl|Wheat',
  Brown:
    'Taupe|Camel|Chocolate|Mocha|Espresso|Chestnut|Cognac|Tan|Dark Brown|Caramel|Cinnamon|Mushroom|Clay',
  Red: 'Burgundy|Wine|Cherry|Crimson|Brick|Bordeaux|Bright Red|Merlot|Garnet',
  Pink: 'Blush|Dusty Rose|Hot Pink|Salmon|Fuchsia|Fuschia|Bubblegum',
  Orange: 'Rust|Coral|Peach|Terracotta|Burnt Orange|Tangerine|Pumpkin',
  Yellow: 'Mustard|Lemon|Ochre|Gold|Pale Yellow|Canary|Curry',
  Green: 'Sage|Moss|Forest|Mint|Khaki|Olive|Bottle Green|Emerald|Army Green|Seafoam|Hunter|Army',
  Blue: 'Indigo|Navy|Teal|Petrol|Sky|Cobalt|Royal|Blue Melange|Mid Blue Denim|Denim|Midnight|Light Wash|Stone wash|Sapphire',
  Purple: 'Lavender|Mauve|Plum|Aubergine|Lilac|Periwinkle|Amethyst',
  Multi: 'Rainbow|Black/White|Navy & Red Stripe|Print',
};

/** Family by the swatch alone, since the name is meaningless. */
const shown = (swatch: string) => familyOf({ colour: 'Season', swatch });

describe('colour families', () => {
  it('match shoppers’ words for each colour of the demo shop', () => {
    const sorted = colourFamilies.map((family) => [
      family,
      Object.entries(colours)
        .filter(([, swatch]) => shown(swatch) === family)
        .map(([name]) => name)
        .join(' '),
    ]);
    expect(Object.fromEntries(sorted.filter(([, names]) => names !== ''))).toEqual(demoShop);
  });

  it.each(
    Object.entries(elsewhere).flatMap(([family, swatches]) =>
      swatches.map(([called, swatch]) => ({ called, swatch, family })),
    ),
  )('contain $called, $swatch: $family', ({ swatch, family }) => {
    expect(shown(swatch)).toBe(family);
  });

  it.each(Object.entries(familySwatches))('%s has its own swatch', (family, swatch) => {
    expect(shown(swatch)).toBe(family);
  });

  it.each([
    ['Forest green', '#34493d', 'Green'],
    ['Sky Blue', '', 'Blue'],
    ['off-white', '#e9e2d3', 'White'],
    ['Black Cherry', '#3c0f1c', 'Red'],
    ['Grey Marl', '', 'Grey'],
    ['White (12)', '', 'White'],
    ['Black & White Stripes', '', 'Multi'],
    ['Rainbow', '', 'Multi'],
    ['', '#34493d', undefined],
    ['', '', undefined],
  ])('map “%s” %s to %s', (colour, swatch, family) => {
    expect(familyOf({ colour, swatch })).toBe(family);
  });

  it.each(
    Object.entries(named).flatMap(([family, names]) =>
      names.split('|').map((name) => [name, family] as const),
    ),
  )('without a swatch, %s is %s', (colour, family) => {
    expect(familyOf({ colour, swatch: '' })).toBe(family);
  });

  it('keeps its place and swatch in the counts if it is selected and leaves nothing', () => {
    const counts = countFamilies([{ colour: 'Sky blue', swatch: '', count: 2 }], ['Red', 'Puce']);
    expect(counts).toEqual([
      { value: 'Red', count: 0, swatch: familySwatches.Red },
      { value: 'Blue', count: 2, swatch: familySwatches.Blue },
      { value: 'Puce', count: 0 },
    ]);
  });

  it('can be selected together with a colour’s own name', () => {
    const forest = { colour: 'Forest', swatch: '#34493d' };
    const asked = [['Green'], ['Forest'], ['Blue', 'Forest'], ['Blue'], ['']];
    expect(asked.map((names) => isOfColour(forest, names))).toEqual([
      ...[true, true, true, false, false],
    ]);
    expect(isOfColour({}, ['Green', ''])).toBe(false);
  });
});

describe('the label of a colour', () => {
  it('is translated for a family, but not for the shop’s own name', () => {
    addTranslations('de', { Black: 'Schwarz', Ink: 'Tinte' });
    expect(inLanguage('de', () => ['Black', 'Ink'].map(colourLabel))).toEqual(['Schwarz', 'Ink']);
    expect(['Black', 'Ink'].map(colourLabel)).toEqual(['Black', 'Ink']);
  });

  it('is known for each family', () => {
    expect(colourFamilies).toEqual(Object.keys(colourWords));
  });
});
