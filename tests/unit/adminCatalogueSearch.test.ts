import { describe, expect, it } from 'vitest';
import {
  readAdminCatalogueView,
  writeAdminCatalogueView,
} from '../../src/lib/adminCatalogueSearch.ts';

const read = (text: string) => readAdminCatalogueView(new URLSearchParams(text));

describe('the address of the product list', () => {
  it.each([
    '',
    'q=linen+shirt',
    'category=kid&flag=newCollection&flag=mostPopular&stock=low&sort=-updated&page=3',
  ])('gives back "%s"', (text) => {
    expect(writeAdminCatalogueView(read(text)).toString()).toBe(text);
  });

  it('passes over what makes no sense', () => {
    expect(read('category=dogs&flag=sale&stock=much&sort=colour&page=-1&q=++')).toEqual({
      query: {},
      page: 0,
    });
    expect(read(`q=${'x'.repeat(300)}&page=1.5`)).toEqual({
      query: { q: 'x'.repeat(100) },
      page: 0,
    });
  });

  it('counts pages from 1', () => {
    expect(read('page=2').page).toBe(1);
  });
});
