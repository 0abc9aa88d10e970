import { expect, it } from 'vitest';
import { inLanguage } from '../../contract/i18n.ts';
import { beside, listed } from '../../contract/rules/beside.ts';

it('keeps numbers apart from Latin letters in a line from right to left', () => {
  const facts = ['XS', false, '78.00 $'] as const;
  expect(inLanguage('en', () => beside(...facts))).toBe('XS · 78.00 $');
  expect(inLanguage('ar', () => beside(...facts))).toBe('XS \u200f· 78.00 $');
});

it('separates names by the signs of the language', () => {
  const names = ['Coat, M', undefined, 'Tee'];
  expect(inLanguage('en', () => listed(names, ';'))).toBe('Coat, M; Tee');
  expect(inLanguage('ar', () => listed(names, ';'))).toBe('Coat, M؛ Tee');
  expect(inLanguage('ar', () => listed(names))).toBe('Coat, M\u200f، Tee');
});
