import { describe, expect, it } from 'vitest';
import { countryKey, countryName } from '../../contract/rules/countries.ts';

describe('a country', () => {
  it.each([
    ['Portugal', 'Portugal'],
    [' PORTUGAL ', 'Portugal'],
    ['PT', 'Portugal'],
    ['Deutschland', 'Germany'],
    ['España', 'Spain'],
    ['UK', 'United Kingdom'],
    ['Great Britain', 'United Kingdom'],
    ['USA', 'United States'],
    ['the Netherlands', 'Netherlands'],
    ['Czech Republic', 'Czechia'],
    ['Türkiye', 'Türkiye'],
  ])('is known as it is written: %s', (written, name) => {
    expect(countryName(written)).toBe(name);
  });

  it.each(['Portugl', 'Atlantis', 'Lisbon', '', 'EU', 'ZZ', '1200-109'])(
    'is not “%s”',
    (written) => {
      expect(countryName(written)).toBeUndefined();
    },
  );

  it('is the same however it is written, and what is none is itself', () => {
    expect(countryKey('pt')).toBe(countryKey('Portugal'));
    expect(countryKey('Portugal')).toBe('portugal');
    expect(countryKey(' Atlantis')).toBe('atlantis');
  });
});
