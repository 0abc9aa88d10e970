import { describe, expect, it } from 'vitest';
import {
  barcodeProblem,
  codeProblems,
  hasCode,
  takenCodes,
} from '../../contract/rules/stockCodes.ts';

describe('a barcode', () => {
  it.each(['', '96385074', '036000291452', '4006381333931', '10012345678902'])(
    'is accepted with its check digit: %j',
    (barcode) => {
      expect(barcodeProblem(barcode)).toBeUndefined();
    },
  );

  it.each([
    ['96385075', 'check digit is 4'],
    ['4006381333930', 'check digit is 1'],
    ['123', '8, 12, 13 or 14 digits'],
    ['12345678901', '8, 12, 13 or 14 digits'],
    ['400638133393X', '8, 12, 13 or 14 digits'],
  ])('is refused: %s', (barcode, problem) => {
    expect(barcodeProblem(barcode)).toContain(problem);
  });

  it('is found with and without leading zeros, and a SKU in any case', () => {
    const codes = { sku: 'LCS-M', barcode: '036000291452' };
    for (const typed of ['0036000291452', ' 36000291452', 'lcs-m']) {
      expect(hasCode(codes, typed), typed).toBe(true);
    }
    for (const typed of ['', '0', 'LCS']) expect(hasCode(codes, typed), typed).toBe(false);
    expect(hasCode({ sku: '', barcode: '' }, '')).toBe(false);
  });

  it.each([
    '(01)04006381333931(10)AB12',
    '010400638133393110AB12',
    ']d2010400638133393121770',
    'https://id.gs1.org/01/04006381333931',
    'https://shop.example/p/01/4006381333931/10/AB12?17=281130',
  ])('is found in a scanned GS1 code: %s', (scanned) => {
    expect(hasCode({ barcode: '4006381333931' }, scanned)).toBe(true);
    expect(hasCode({ barcode: '' }, scanned)).toBe(false);
  });

  it.each(['https://shop.example/01/400638133393100', 'https://shop.example/4006381333931', '01'])(
    'is not found in %s',
    (scanned) => {
      expect(hasCode({ barcode: '4006381333931' }, scanned)).toBe(false);
    },
  );

  it.each(['É1', 'Größe', 'İ1', 'a;b', 'a=b', 'a\u00a0b'])('is refused as a SKU: %j', (sku) => {
    expect(codeProblems([{ size: 'S', sku }]).get('sizes[0].sku')).toMatch(/A to Z, digits/);
    expect(codeProblems([{ size: 'S', sku: 'LCS-M/2 (a)' }]).size).toBe(0);
  });

  it('of another product is named', () => {
    const other = { name: 'Tote', size: 'M', sku: '', barcode: '036000291452', isRemoved: true };
    expect([...takenCodes([{ sku: '', barcode: '0036000291452' }, {}], [other])]).toEqual([
      [
        'sizes[0].barcode',
        '0036000291452 belongs to size M of “Tote”, which was removed: restore that product and clear its code, or choose another code.',
      ],
    ]);
  });
});
