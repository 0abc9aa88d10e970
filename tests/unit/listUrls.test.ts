import { describe, expect, it } from 'vitest';
import { type ListUrl, listingUrl } from '../../src/lib/listUrl.ts';
import { ordersUrl, productListUrl } from '../../src/pages/admin/useAdminListUrl.ts';

const read = <Q>(url: ListUrl<Q>, search: string) => url.read(new URLSearchParams(search));
const rewrite = <Q>(url: ListUrl<Q>, search: string) => url.write(read(url, search)).toString();

describe('the URL of a listing', () => {
  it('parses to the same view', () => {
    const view = {
      query: {
        q: 'linen & wool',
        size: ['S', 'M'],
        flag: ['newCollection' as const],
        minPrice: 20,
        maxPrice: 120.5,
        sort: 'price-asc' as const,
      },
      page: 3,
    };
    expect(listingUrl.read(listingUrl.write(view))).toEqual(view);
  });

  it('is empty for the default view', () => {
    const written = (query: object) => listingUrl.write({ query, page: 1 }).toString();
    expect(written({ sort: 'newest' })).toBe('');
    expect(written({ q: 'linen', sort: 'newest' })).toBe('q=linen&sort=newest');
    expect(written({ q: 'linen', sort: 'relevance' })).toBe('q=linen');
    expect(read(listingUrl, '')).toEqual({ query: {}, page: 1 });
  });

  it.each([
    'minPrice=cheap',
    'minPrice=-4',
    'maxPrice=1e9',
    'minPrice=24.999',
    'minPrice=24.',
    'sort=random',
    'flag=best',
    'page=0',
    'page=2.5',
    'q=%20%20',
    'size=',
  ])('ignores invalid values: %s', (search) => {
    expect(read(listingUrl, search)).toEqual({ query: {}, page: 1 });
  });

  it('swaps the ends of an inverted price range', () => {
    const { query } = read(listingUrl, 'minPrice=50&maxPrice=20');
    expect(query).toEqual({ minPrice: 20, maxPrice: 50 });
  });

  it('limits the values in one URL', () => {
    expect(read(listingUrl, 'page=100000').page).toBe(50);
  });

  it('keeps prices of currencies with many units', () => {
    expect(read(listingUrl, 'maxPrice=1440000000').query.maxPrice).toBe(1_440_000_000);
  });

  it('reads an endless price as the largest', () => {
    const { query } = read(listingUrl, `minPrice=20&maxPrice=${'9'.repeat(14)}`);
    expect(query).toEqual({ minPrice: 20, maxPrice: 999_999_999_999 });
  });
});

describe('the URL of the admin’s product list', () => {
  it.each([
    '',
    'q=linen+shirt',
    'category=kid&flag=newCollection&flag=mostPopular&stock=low&sort=-updated&page=3',
  ])('round-trips "%s"', (search) => {
    expect(rewrite(productListUrl, search)).toBe(search);
  });

  it('ignores invalid values', () => {
    const senseless = 'category=dogs&flag=best&stock=much&sort=colour&page=-1&q=++';
    expect(read(productListUrl, senseless)).toEqual({ query: {}, page: 1 });
    expect(read(productListUrl, `q=${'x'.repeat(300)}&page=1.5`)).toEqual({
      query: { q: 'x'.repeat(100) },
      page: 1,
    });
  });
});

describe('the URL of the admin’s list of orders', () => {
  it.each([
    '',
    'delivery=shipped',
    'delivery=processing&q=linen+shirt&payment=paid&from=2026-03-01&to=2026-03-31&sort=total&order=abc&page=3',
  ])('round-trips "%s"', (search) => {
    expect(rewrite(ordersUrl, search)).toBe(search);
  });

  it.each([
    'q=++',
    'from=2026-02-30',
    'to=yesterday',
    'sort=email',
    'page=0',
    'page=-1',
    'page=1.5',
    'sort=-created',
    'order=',
  ])('ignores "%s"', (search) => {
    expect(rewrite(ordersUrl, search)).toBe('');
  });

  it('ignores a last day before the first', () => {
    expect(rewrite(ordersUrl, 'from=2026-03-02&to=2026-03-01')).toBe('from=2026-03-02');
  });

  it('truncates values that are too long for the server', () => {
    const search = `q=${'a'.repeat(200)}&payment=${'b'.repeat(50)}&order=${'c'.repeat(80)}`;
    const { q, payment, order } = read(ordersUrl, search).query;
    expect([q?.length, payment?.length, order?.length]).toEqual([100, 40, 64]);
  });
});
