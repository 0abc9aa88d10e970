import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { toE164 } from '../../src/lib/e164.ts';

// The field prefills the calling code, and people then type their national number.
describe('a phone number', () => {
  it.each([
    ['+49 0176 12345678', '+4917612345678'],
    ['+44 07400 123456', '+447400123456'],
    ['+49 0049 176 12345678', '+4917612345678'],
    ['+39 06 1234 5678', '+390612345678'],
    ['+351 912 345 678', '+351912345678'],
    ['+683 4002', '+6834002'],
    // Their digits look like a repeated calling code.
    ['+34 600 346 123', '+34600346123'],
    ['+33 6 00 33 61 23', '+33600336123'],
    ['+48 500 485 123', '+48500485123'],
    ['+46 70 046 71 23', '+46700467123'],
    ['+380 038 2123456', '+380382123456'],
    ['+370 037 123456', '+37037123456'],
    ['+351', ''],
    ['+999 12', '+99912'],
  ])('typed as %s is %s', (typed, number) => {
    expect(toE164(typed)).toBe(number);
  });

  it.each(getCountries())('of %s is the same typed nationally and internationally', (country) => {
    const example = getExampleNumber(country, examples);
    if (!example) return;
    const code = getCountryCallingCode(country);
    expect(toE164(example.formatInternational())).toBe(example.number);
    expect(toE164(`+${code} ${example.formatNational()}`)).toBe(example.number);
    expect(toE164(`+${code} 00${code} ${example.nationalNumber}`)).toBe(example.number);
  });
});
