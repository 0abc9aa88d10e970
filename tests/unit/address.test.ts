import { describe, expect, it } from 'vitest';
import { patterns } from '../../contract/limits.ts';
import { isZipOf, normalAddress, normalZip, splitAddress } from '../../contract/rules/addresses.ts';
import { countryNames } from '../../contract/rules/countryNames.ts';
import { isAddress, zipForm } from '../../contract/rules/zipCodes.ts';
import { addressHelp } from '../../src/lib/address.ts';

const pattern = new RegExp(patterns.address);

describe('address hints', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['Rua das Flores 12', 'Still missing, after a comma: city, country, zip code'],
    ['Rua das Flores 12, Lis', 'Still missing, after a comma: country, zip code'],
    [
      'Rua das Flores 12, Lisbon, Portugal,',
      'Still missing, after a comma: zip code, e.g. 2725-079',
    ],
    [
      'Rua das Flores 12, Lisbon, 1200-195',
      'Still missing: the country, between city and zip code',
    ],
    [', Lisbon, Portugal, 12000', 'Still missing, after a comma: street'],
    ['Rua das Flores 12, Lisbon, Portugal, 12', /^The zip code has 3 to 10 digits/],
    ['Rua das Flores 12, Lisbon, Portugal, SW1A', /^The zip code has 3 to 10 digits/],
    ['Rua das Flores 12, 3B, Lisbon, Portugal, 12000', /only three commas/],
    ['Rua das Flores 12, Lisbon, Portugal, 1200-109', ''],
    ['Rua das Flores 12, Lisbon, Portugal, 1200 109', ''],
    ['Gedimino 1, Vilnius, Lithuania, LT-04340', ''],
    ['1200-109, Rua das Flores 12, Lisbon, 1200-109', /^We don’t recognize the country “Lisbon”/],
  ])('for %j', (address, help) => {
    if (typeof help === 'string') expect(addressHelp(address)).toBe(help);
    else expect(addressHelp(address)).toMatch(help);
  });

  it.each([
    'Rua das Flores 12, Lisbon, Portugal, 12000',
    ' A, B, Spain, 123-4567 ',
    'A,B,pt,123',
    'Rua das Flores 12, Lisbon',
    'A, B, Spain, 12',
    'A, B, Spain, 123-45',
    ', , , 1234',
    'A, B, C, Spain, 123',
  ])('end once the specification’s pattern matches: %j', (address) => {
    expect(addressHelp(address) === '').toBe(pattern.test(address));
  });
});

// As the countries' post offices print them.
describe('zip codes', () => {
  it.each([
    ['1200-109', '1200-109'],
    ['1200 109', '1200-109'],
    ['1200 – 109', '1200-109'],
    ['01310 100', '01310-100'],
    ['100 0001', '100-0001'],
    ['12345 6789', '12345-6789'],
    ['114 55', '11455'],
    ['110 00', '11000'],
    ['110 001', '110001'],
    ['LT-04340', '04340'],
    ['L-1234', '1234'],
    ['FI 00100', '00100'],
    ['SE-114 55', '11455'],
    ['CP 1101', '1101'],
    ['11936-12345', '1193612345'],
    ['00-950', '00950'],
    ['PL-00-950', '00950'],
    ['VLT 1117', 'VLT 1117'],
    ['BS8711', 'BS8711'],
    ['H100', 'H100'],
    ['SW1A 1AA', 'SW1A 1AA'],
    ['1012 AB', '1012 AB'],
    ['', ''],
  ])('printed as “%s” is %s', (printed, zip) => {
    expect(normalZip(printed)).toBe(zip);
  });

  it('are changed only at the end of a whole address', () => {
    expect(normalAddress(' A 1, B,Sweden, 114 55 ')).toBe('A 1, B,Sweden, 11455');
    expect(normalAddress(' A 1, 114 55 ')).toBe('A 1, 114 55');
    expect(normalAddress('A, B, C, D, 114 55')).toBe('A, B, C, D, 114 55');
  });
});

describe('an address with Arabic commas', () => {
  const typed = 'شارع النيل 5، القاهرة، مصر، 12411';

  it('is written with the specification’s commas', () => {
    expect(normalAddress(typed)).toBe('شارع النيل 5, القاهرة, مصر, 12411');
    expect(normalAddress('شارع النيل 5، القاهرة')).toBe('شارع النيل 5, القاهرة');
  });

  it('has the same parts', () => {
    expect(splitAddress(typed)).toEqual(['شارع النيل 5', 'القاهرة', 'مصر', '12411']);
  });
});

describe('a country’s own zip code', () => {
  it.each([
    'Downing Street 10, London, United Kingdom, SW1A 2AA',
    'Downing Street 10, London, UK, sw1a2aa',
    'BFPO House 1, Ruislip, UK, BFPO 61',
    'Damrak 1, Amsterdam, Nederland, 1012 AB',
    'O’Connell Street 1, Dublin, Éire, D02 AF30',
    'Main Street 1, Dublin 6W, Ireland, D6W XY00',
    'Rue Principale 1, Québec, Canada, G1A 0A2',
    'Republic Street 1, Valletta, Malta, VLT 1117',
    'Calle Florida 1, Buenos Aires, Argentina, C1005AAA',
    'Nathan Road 1, Kowloon, Hong Kong',
    'Sheikh Zayed Road 1, Dubai, United Arab Emirates',
    'Rue 1, Castries, St. Lucia, LC04 101',
    'Rua das Flores 12, Lisbon, Portugal, 12000',
  ])('is accepted: %s', (address) => {
    expect(isAddress(address)).toBe(true);
    expect(isAddress(normalAddress(address))).toBe(true);
    expect(addressHelp(address, true)).toBe('');
  });

  it.each([
    ['Rua das Flores 12, Lisbon, Portugal', /zip code, e\.g\. 2725-079$/],
    ['Damrak 1, Amsterdam, Netherlands, 12', /^Netherlands: the zip code looks like 1234 AB/],
    ['High Street 1, Oxford, United Kingdom', /zip code, e\.g\. EC1Y 8SY$/],
    ['Storgatan 1, Stockholm, Sweden, SW1A 1AA', /e\.g\. 114 55\.$/],
    ['Nathan Road 1, Hong Kong', /country, zip code$/],
    ['High Street 1, Oxford, Narnia, SW1A 1AA', /^The zip code has 3 to 10 digits/],
  ])('is asked for: %s', (address, help) => {
    expect(isAddress(address)).toBe(false);
    expect(addressHelp(address, true)).toMatch(help);
  });

  it('is not offered by a server without it', () => {
    expect(addressHelp('A 1, London, UK, SW1A 2AA')).toMatch(/^The zip code has 3 to 10 digits/);
    expect(addressHelp('A 1, London, UK')).toBe('Still missing, after a comma: zip code');
    expect(addressHelp('A 1, Kowloon, Hong Kong')).toBe(
      'Hong Kong has no zip codes: write 000 after a comma',
    );
  });

  it('is written in capitals; without one no comma is left', () => {
    expect(normalAddress('A 1, London, UK, sw1a  2aa ')).toBe('A 1, London, UK, SW1A 2AA');
    expect(normalAddress('A 1, Kowloon, Hong Kong, ')).toBe('A 1, Kowloon, Hong Kong');
  });

  it('has an example that is accepted, in each country', () => {
    const codes = countryNames
      .trim()
      .split('\n')
      .map((line) => line.slice(0, 2));
    const refused = codes.filter((code) => {
      const form = zipForm(code);
      const zip = normalZip(form?.example ?? '000', code);
      return form && !isAddress(`A, B, ${code}${zip && `, ${zip}`}`);
    });
    expect(refused).toEqual([]);
  });

  it('proves an order’s address whole, as does the city without codes', () => {
    const london = 'A 1, London, UK, SW1A 2AA';
    expect(isZipOf(london, 'sw1a2aa')).toBe(true);
    expect(isZipOf(london, '12')).toBe(false);
    expect(isZipOf('A 1, Vilnius, Lithuania, 04340', 'LT-04340')).toBe(true);
    expect(isZipOf('A 1, Kowloon, Hong Kong', ' kowloon ')).toBe(true);
    expect(isZipOf('A 1, Kowloon, Hong Kong', '')).toBe(false);
    expect(isZipOf('', '')).toBe(false);
  });
});
