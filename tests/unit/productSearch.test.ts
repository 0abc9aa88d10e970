import { describe, expect, it, onTestFinished } from 'vitest';
import { exampleProducts } from '../../contract/examples/products.ts';
import { familyOf } from '../../contract/rules/colourFamilies.ts';
import { dollars, setCurrency } from '../../contract/rules/money.ts';
import { selectProducts } from '../../contract/rules/productList.ts';
import { expandWords, readSearch, termsOf } from '../../contract/rules/productSearch.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { labelsOf } from '../../demo/catalogue/kinds.ts';
import { materials } from '../../demo/catalogue/materials.ts';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { currencyOf } from '../../server/lib/settings.ts';

const [first] = exampleProducts;
const alike = [
  { _id: 'soldOut', quantity: 0 },
  { _id: 'free', quantity: 1 },
].map(({ _id, quantity }) => ({
  ...first,
  ...{ _id, name: 'Green Dress', sizes: [{ size: 'M', quantity, quantityReserved: 0 }] },
})) as Product[];

const coats = { words: ['coats'], isUnsearchable: false };
const from80 = { minPrice: 80, isUnsearchable: false };

describe('a search text', () => {
  it.each([
    ['', { words: [], isUnsearchable: false }],
    ['  ', { words: [], isUnsearchable: false }],
    ['%', { words: [], isUnsearchable: true }],
    ['the', { words: [], isUnsearchable: true }],
    ['Linen, LINEN shirt!', { words: ['linen', 'shirt'], isUnsearchable: false }],
    ['kids', { words: [], category: 'kid', isUnsearchable: false }],
    ["men's socks", { words: ['socks'], category: 'men', isUnsearchable: false }],
    [
      'dress for women under $100',
      { words: ['dress'], category: 'women', maxPrice: 100, isUnsearchable: false },
    ],
    ['coats over 99.50', { words: ['coats'], minPrice: 99.5, isUnsearchable: false }],
    ['between $80 and $20', { words: [], minPrice: 20, maxPrice: 80, isUnsearchable: false }],
    ['coats over €99.50', { words: ['coats'], minPrice: 99.5, isUnsearchable: false }],
    ['coats under 80 euros', { words: ['coats'], maxPrice: 80, isUnsearchable: false }],
    ['coats under $1,200.50', { words: ['coats'], maxPrice: 1200.5, isUnsearchable: false }],
    ['coats between 1,000 and 12,000', { ...coats, minPrice: 1000, maxPrice: 12_000 }],
    ['coats over 80 eurostars', { words: ['coats', 'eurostars'], ...from80 }],
    ['T-shirt', { words: ['tee'], isUnsearchable: false }],
    ['t shirts', { words: ['tees'], isUnsearchable: false }],
  ])('"%s" is read as %j', (typed, read) => {
    expect(readSearch(typed)).toEqual(read);
  });

  it.each([
    ['JPY', 'coats under ¥12,000', 12_000],
    ['JPY', 'coats under 12,000 yen', 12_000],
    ['JPY', 'coats under 12000 Japanese yen', 12_000],
    ['JPY', 'coats under JPY 12000', 12_000],
    ['KWD', 'coats under KWD 12.500', 12.5],
    ['KWD', 'coats under 1,250 dinars', 1250],
    ['SEK', 'coats under 1,200 kronor', 1200],
  ])('in a shop of %s, “%s” is up to %d', (code, typed, maxPrice) => {
    onTestFinished(() => setCurrency(dollars));
    setCurrency(currencyOf(code));
    expect(readSearch(typed)).toEqual({ ...coats, maxPrice });
  });

  it('has no terms besides its words', () => {
    expect(termsOf('100% linen, “washed” — roll-neck\nété')).toEqual([
      '100',
      'linen',
      'washed',
      'roll',
      'neck',
      'été',
    ]);
  });
});

describe('equally relevant products', () => {
  it('available ones come before sold-out ones', () => {
    const found = selectProducts(alike, { q: 'green dress' });
    expect(found.map(({ _id }) => _id)).toEqual(['free', 'soldOut']);
  });
});

describe('a word', () => {
  const vocabularyOf = (...terms: string[]) => ({
    uses: new Map(terms.map((term) => [term, 4])),
    products: 8,
  });
  const vocabulary = vocabularyOf('jumper', 'jacket', 'that', 'shirt', 'berry', 'scarf', '120');
  it.each([
    ['jumpers', 'jumper'],
    ['sweater', 'jumper'],
    ['sweter', 'jumper'],
    ['jaket', 'jacket'],
    ['jakcet', 'jacket'],
    ['jack', 'jacket'],
    ['berries', 'berry'],
    ['scarves', 'scarf'],
  ])('%s finds %s', (word, term) => {
    expect(expandWords([word], vocabulary).terms[0]).toContain(term);
  });

  it.each([
    ['jaket', { jaket: 'jacket' }],
    ['thit', { thit: 'that' }],
    ['jack', {}],
    ['sweater', {}],
    ['tuxedo', {}],
  ])('%s is corrected to %o', (word, corrections) => {
    expect(expandWords([word], vocabulary).corrections).toEqual(corrections);
  });

  it('lists several equally close spellings', () => {
    const close = vocabularyOf('shirt', 'skirt');
    expect(expandWords(['shkirt'], close).corrections).toEqual({ shkirt: 'shirt or skirt' });
  });

  it.each([
    ['hat', 'that'],
    ['shirt', 'jumper'],
    ['shrt', 'jumper'],
    ['130', '120'],
    ['ja', 'jacket'],
  ])('%s does not find %s', (word, term) => {
    expect(expandWords([word], vocabulary).terms[0]).not.toContain(term);
  });
});

describe('the demo shop', () => {
  const shop = demoCatalogue.map(
    ({ slug, priceCents, pictures: _, rating: __, sizes: ___, ...details }): Product => ({
      ...details,
      _id: slug,
      material: materials[slug] ?? '',
      ...labelsOf(slug),
      price: priceCents / 100,
      rating: 0,
      images: [],
      sizes: [],
    }),
  );
  const names = (q: string) => selectProducts(shop, { q }).map(({ name }) => name);

  it.each([
    ['jumpers', /Jumper|Crew/],
    ['pants', /Trousers|Chinos/],
    ['T-shirt', /Tee/],
    ['sweter', /Jumper|Crew/],
    ['jaket', /Jacket|Blazer|Bomber/],
    ['hat', /Cap|Beanie/],
  ])('ranks the intended product first for “%s”', (q, meant) => {
    expect(names(q).slice(0, 3)).toEqual([0, 1, 2].map(() => expect.stringMatching(meant)));
  });

  it('finds all kids’ products for “kids”, and no match in “that” for “hat”', () => {
    expect(names('kids')).toHaveLength(shop.filter(({ category }) => category === 'kid').length);
    const found = selectProducts(shop, { q: 'hat' });
    for (const { name, description } of found) {
      expect(`${name} ${description}`).toMatch(/\b(hat|cap|beanie)s?\b/i);
    }
  });

  it.each([
    ['green dress', 'Green', 'Dresses'],
    ['navy shirt', 'Blue', 'Shirts'],
    ['gray coat', 'Grey', 'Coats'],
    ['black bag', 'Black', 'Bags'],
  ])('finds a colour family by its words: “%s”', (q, family, kind) => {
    const found = selectProducts(shop, { q });
    const meant = shop.filter((one) => one.kind === kind && familyOf(one) === family);
    expect(meant.length).toBeGreaterThan(0);
    expect(found.slice(0, meant.length).map(({ _id }) => _id)).toEqual(
      expect.arrayContaining(meant.map(({ _id }) => _id)),
    );
  });

  it('ranks a colour’s own name above its family', () => {
    const [first, ...others] = selectProducts(shop, { q: 'navy shirt' });
    expect(first?.colour).toBe('Navy');
    expect(others.map(({ colour }) => colour)).toContain('Sky');
  });

  it('finds the nearest products if none has all words', () => {
    expect(names('duffle tuxedo')).toEqual(names('duffle'));
    expect(names('tuxedo')).toEqual([]);
  });

  it('reads words as filters, and keeps a requested order', () => {
    const dresses = selectProducts(shop, { q: 'women dress under $150', sort: 'price-asc' });
    expect(dresses.length).toBeGreaterThan(1);
    for (const { price, category } of dresses)
      expect([price < 150, category]).toEqual([true, 'women']);
    const prices = dresses.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
});
