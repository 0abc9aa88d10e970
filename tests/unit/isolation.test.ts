import { describe, expect, it } from 'vitest';
import { addTranslations } from '../../contract/catalogues.ts';
import { i18n, inLanguage } from '../../contract/i18n.ts';
import { formatCents } from '../../contract/rules/money.ts';
import { parseOrderNumber } from '../../contract/rules/orderNumber.ts';

const messages = {
  'Order {order}': 'الطلب {order}',
  '{product}, size {size}': '{product}، المقاس {size}',
  '{count} of {max}': '{count} من {max}',
  'Up to {price}': 'حتى {price}',
  '{kind, select, new {New} other {Old}} {name}': '{kind, select, new {جديد} other {قديم}} {name}',
  'Read {url}': 'اقرؤوا {url}',
};
addTranslations('ar', messages);
addTranslations('de', { 'Order {order}': 'Bestellung {order}' });

const arabic = (...args: Parameters<typeof i18n.t>) => inLanguage('ar', () => i18n.t(...args));

describe('a text from right to left', () => {
  it('isolates names and codes', () => {
    expect(arabic('Order {order}', { order: 'H-10023' })).toBe('الطلب \u2068H-10023\u2069');
  });

  // `dir="auto"` looks into isolates: the name would turn the sentence.
  it('begins with a mark where it begins with a name', () => {
    expect(arabic('{product}, size {size}', { product: 'Coat', size: 'M' })).toBe(
      '\u200f\u2068Coat\u2069، المقاس \u2068M\u2069',
    );
  });

  it('leaves numbers, Arabic, choices, URLs and emails alone', () => {
    expect(arabic('{count} of {max}', { count: 1, max: '20' })).toBe('1 من 20');
    expect(arabic('Order {order}', { order: 'قميص' })).toBe('الطلب قميص');
    expect(arabic('{kind, select, new {New} other {Old}} {name}', { kind: 'new', name: 'A' })).toBe(
      'جديد \u2068A\u2069',
    );
    expect(arabic('Read {url}', { url: 'https://shop.test' })).toBe('اقرؤوا https://shop.test');
    expect(arabic('Read {url}', { url: 'a@shop.test' })).toBe('اقرؤوا a@shop.test');
  });

  it('keeps the sign of a price after its amount', () => {
    const text = inLanguage('ar', () => i18n.t('Up to {price}', { price: formatCents(1000) }));
    expect(text).toMatch(/^حتى 10\.00\u00a0\u200f?\$$/);
  });
});

it('isolates nothing from left to right', () => {
  expect(inLanguage('de', () => i18n.t('Order {order}', { order: 'H-10023' }))).toBe(
    'Bestellung H-10023',
  );
});

it('reads an order number that was copied with its marks', () => {
  expect(parseOrderNumber('\u2068H-10023\u2069')).toBe(10_023);
});
