/*
 * The words of the shop's search, to be edited: one place for the server, the browser and the mocks.
 * A word stands here in its singular, if it has one.
 */

/** Words that mean the same: any of a line finds all of it. */
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
 * Words that mean a family of colours, by the name that a shopper reads; see `colourFamilies.ts`.
 * A colour whose name ends in one is of that family, whatever it looks like.
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

/** Words that choose a category instead of being looked for. */
export const categoryWords = {
  women: ['women', 'womens', 'woman', 'ladies', 'lady'],
  men: ['men', 'mens', 'man', 'gents'],
  kid: ['kid', 'kids', 'child', 'children', 'childrens', 'girl', 'girls', 'boy', 'boys', 'baby'],
} as const;

/** Words that say nothing of a product. */
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
