import { describe, expect, it } from 'vitest';
import { readCatalogueView, writeCatalogueView } from '../../src/lib/catalogueSearch.ts';

const read = (search: string) => readCatalogueView(new URLSearchParams(search));

describe('the address of a listing', () => {
  it('comes back as it was written', () => {
    const view = {
      query: {
        q: 'linen & wool',
        size: ['S', 'M'],
        flag: ['newCollection' as const],
        minPrice: 20,
        maxPrice: 120.5,
        sort: 'price-asc' as const,
      },
      pages: 3,
    };
    expect(readCatalogueView(writeCatalogueView(view))).toEqual(view);
  });

  it('is empty for a view without wishes', () => {
    expect(writeCatalogueView({ query: { sort: 'newest' }, pages: 1 }).toString()).toBe('');
    expect(read('')).toEqual({ query: {}, pages: 1 });
  });

  it.each([
    'minPrice=cheap',
    'minPrice=-4',
    'maxPrice=1e9',
    'sort=random',
    'flag=sale',
    'page=0',
    'page=2.5',
    'q=%20%20',
    'size=',
  ])('passes over what makes no sense: %s', (search) => {
    expect(read(search)).toEqual({ query: {}, pages: 1 });
  });

  it('turns a price range that is upside down', () => {
    expect(read('minPrice=50&maxPrice=20').query).toEqual({ minPrice: 20, maxPrice: 50 });
  });

  it('bounds how many pages one address can ask for', () => {
    expect(read('page=100000').pages).toBe(50);
  });
});
