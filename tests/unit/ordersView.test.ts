import { describe, expect, it } from 'vitest';
import { readOrdersView, writeOrdersView } from '../../src/lib/ordersView.ts';

const read = (search: string) => readOrdersView(new URLSearchParams(search));

describe('the address of the list of orders', () => {
  it.each([
    '',
    'delivery=shipped',
    'delivery=processing&q=linen+shirt&payment=paid&from=2026-03-01&to=2026-03-31&sort=total&page=3&order=abc',
  ])('"%s" says the same after reading and writing', (search) => {
    expect(writeOrdersView(read(search)).toString()).toBe(search);
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
  ])('passes over "%s"', (search) => {
    expect(writeOrdersView(read(search)).toString()).toBe('');
  });

  it('passes over a last day before the first', () => {
    const search = 'from=2026-03-02&to=2026-03-01';
    expect(writeOrdersView(read(search)).toString()).toBe('from=2026-03-02');
  });

  it('cuts what is too long for the server', () => {
    const { query, openId } = read(
      `q=${'a'.repeat(200)}&payment=${'b'.repeat(50)}&order=${'c'.repeat(80)}`,
    );
    expect(query.q).toHaveLength(100);
    expect(query.payment).toHaveLength(40);
    expect(openId).toHaveLength(64);
  });
});
