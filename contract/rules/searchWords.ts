/*
 * The vocabulary of the shop's search, shared by the server, the browser and the mocks. Words are
 * listed in the singular, if they have one.
 */

/** Synonyms: any word of a line finds all of it. */
export const synonyms: readonly (readonly string[])[] = [
  ['jumper', 'sweater', 'pullover', 'knitwear', 'crew'],
  ['trousers', 'pants', 'slacks', 'chinos', 'cords'],
  ['tee', 'tshirt', 't-shirt'],
  ['hoodie', 'hoody', 'sweatshirt'],
  ['jeans', 'denims'],
  ['coat', 'overcoat', 'trench', 'parka'],
  ['jacket', 'blazer', 'bomber', 'windbreaker'],
  ['dress', 'sundress', 'frock', 'gown'],
  ['hat', 'cap', 'beanie'],
  ['scarf', 'shawl'],
  ['sock', 'hosiery'],
  ['bag', 'tote', 'backpack', 'rucksack', 'handbag'],
  ['top', 'tank', 'camisole', 'henley'],
  ['dungarees', 'overalls'],
  ['joggers', 'sweatpants'],
  ['corduroy', 'cord', 'needlecord'],
  ['wool', 'woollen', 'lambswool', 'merino'],
  ['colour', 'color'],
  ['grey', 'gray'],
];

/**
 * Words for a family of colours, by its display name; see `colourFamilies.ts`. A colour whose name
 * ends in one belongs to that family, whatever its swatch.
 */
export const colourWords = {
  Black: ['black'],
  Grey: ['grey', 'gray', 'charcoal'],
  White: ['white', 'ivory'],
  Beige: ['beige', 'cream', 'ecru'],
  Brown: ['brown', 'tan'],
  Red: ['red', 'burgundy', 'maroon'],
  Pink: ['pink', 'fuchsia'],
  Orange: ['orange', 'terracotta'],
  Yellow: ['yellow', 'mustard'],
  Green: ['green', 'khaki', 'olive'],
  Blue: ['blue', 'navy', 'turquoise'],
  Purple: ['purple', 'lilac', 'violet'],
  Multi: ['multi', 'multicolour', 'multicolor', 'multicoloured', 'multicolored'],
} as const;

/** Words that select a category and are not searched for. */
export const categoryWords = {
  women: ['women', 'womens', 'woman', 'ladies', 'lady'],
  men: ['men', 'mens', 'man', 'gents'],
  kid: ['kid', 'kids', 'child', 'children', 'childrens', 'girl', 'girls', 'boy', 'boys', 'baby'],
} as const;

/** Materials that shoppers name. */
export const materialWords: readonly string[] = [
  'cashmere',
  'cotton',
  'denim',
  'leather',
  'linen',
  'satin',
  'silk',
  'suede',
  'tweed',
  'velvet',
  'wool',
];

/** Goods that a shop like this may lack: these words are never corrected or completed. */
export const otherGoods: readonly string[] = [
  'boxer',
  'bra',
  'card',
  'cape',
  'clog',
  'cushion',
  'gift',
  'mule',
  'purse',
  'ring',
  'shoe',
  'sneaker',
  'sport',
  'voucher',
  'wedding',
];

/** Words that are ignored in a search. */
export const stopWords: readonly string[] = [
  'a',
  'an',
  'and',
  'by',
  'for',
  'from',
  'in',
  'is',
  'it',
  'of',
  'on',
  'or',
  's',
  'size',
  'the',
  'to',
  'with',
];
