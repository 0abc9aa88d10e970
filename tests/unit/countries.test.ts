import { describe, expect, it } from 'vitest';
import {
  alternativeNames,
  countryCodes,
  countryKey,
  countryName,
} from '../../contract/rules/countries.ts';
import { countryNames } from '../../contract/rules/countryNames.ts';

describe('a country', () => {
  it('has its current code, none that was withdrawn', () => {
    const written = ['Germany', 'Vietnam', 'Myanmar', 'Serbia', 'UK'];
    expect(countryCodes(written)).toEqual(['DE', 'VN', 'MM', 'RS', 'GB']);
  });

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
    // In each official language, with or without accents and dots.
    // In the languages of the app.
    ['Португалия', 'Portugal'],
    ['Estados Unidos', 'United States'],
    ['Vereinigtes Königreich', 'United Kingdom'],
    ['البرتغال', 'Portugal'],
    ['Belgique', 'Belgium'],
    ['Belgien', 'Belgium'],
    ['Svizzera', 'Switzerland'],
    ['Luxemburg', 'Luxembourg'],
    ['Éire', 'Ireland'],
    ['Eire', 'Ireland'],
    ['Ísland', 'Iceland'],
    ['U.K.', 'United Kingdom'],
    ['U.S.A.', 'United States'],
    ['Oesterreich', 'Austria'],
    ['U.A.E.', 'United Arab Emirates'],
    ['Bosnia and Herzegovina', 'Bosnia & Herzegovina'],
    ['Saint Lucia', 'St. Lucia'],
    ['Cote d Ivoire', 'Côte d’Ivoire'],
    ['Azerbaycan', 'Azerbaijan'],
    ['Turkiye', 'Türkiye'],
    ['Cote d’Ivoire', 'Côte d’Ivoire'],
    ['Ελλάδα', 'Greece'],
    ['대한민국', 'South Korea'],
  ])('is recognized as written: %s', (written, name) => {
    expect(countryName(written)).toBe(name);
  });

  it.each(['Portugl', 'Atlantis', 'Lisbon', '', 'A', 'EU', 'ZZ', '1200-109'])(
    'does not recognize “%s”',
    (written) => {
      expect(countryName(written)).toBeUndefined();
    },
  );

  it('shares no name with another country', () => {
    for (const line of countryNames.trim().split('\n')) {
      const [code, name, ...others] = line.split('|');
      for (const each of [code, name, ...others]) expect(countryName(each ?? '')).toBe(name);
    }
  });

  it.each(Object.entries(alternativeNames))('has the other name %s', (name, code) => {
    expect(countryName(name)).toBe(countryName(code));
    expect(countryName(code)).toBeDefined();
  });

  it('has one key for all its spellings; unknown texts are their own key', () => {
    expect(countryKey('pt')).toBe(countryKey('Portugal'));
    expect(countryKey('Portugal')).toBe('portugal');
    expect(countryKey('Cote d’Ivoire')).toBe('côte d’ivoire');
    expect(countryKey(' Atlantis')).toBe('atlantis');
  });
});
