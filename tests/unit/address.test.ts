import { describe, expect, it } from 'vitest';
import { patterns } from '../../contract/limits.ts';
import { normalAddress, normalZip } from '../../contract/rules/addresses.ts';
import { addressHelp } from '../../src/lib/address.ts';

const pattern = new RegExp(patterns.address);

describe('address hints', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['Rua das Flores 12', 'Still missing, after a comma: city, country, zip code'],
    ['Rua das Flores 12, Lis', 'Still missing, after a comma: country, zip code'],
    ['Rua das Flores 12, Lisbon, Portugal,', 'Still missing, after a comma: zip code'],
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
    ['1200-109, Rua das Flores 12, Lisbon, 1200-109', /^We know no country “Lisbon”/],
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
