import { i18n } from '../i18n.ts';

/** Errors, by path. */
type Problems = Map<string, string>;

/** The shop's SKU of a size, and its GTIN; empty for none. */
export type StockCodes = { sku?: string | undefined; barcode?: string | undefined };

const gtinLengths = [8, 12, 13, 14];

/** Reason why a barcode is not a GTIN, to follow its name; undefined for a valid or an empty one. */
export function barcodeProblem(barcode: string): string | undefined {
  if (barcode === '') return undefined;
  if (!/^\d+$/.test(barcode) || !gtinLengths.includes(barcode.length)) {
    return i18n.t('must have 8, 12, 13 or 14 digits, as printed under the bars');
  }
  const digit = checkDigit(barcode.slice(0, -1));
  if (Number(barcode.at(-1)) === digit) return undefined;
  return i18n.t('ends in {last}, but its check digit is {digit}: compare its digits', {
    last: barcode.at(-1),
    digit,
  });
}

/** Check digit of a GTIN, by weights 3 and 1 from the right (GS1 General Specifications, 7.9). */
function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * One key for all ways to type or scan a GTIN, or '' if there is none. Scanners drop and add leading
 * zeros. A code that has more than a GTIN begins with "(01)" or "01", or is a URL (GS1 General
 * Specifications, 3.2; GS1 Digital Link URI Syntax, 4).
 */
export function barcodeKey(code: string): string {
  const text = code.trim();
  if (/^\d{1,15}$/.test(text)) return text.padStart(14, '0');
  const [, gtin] =
    /^(?:\][a-z]\d)?(?:01|\(01\))(\d{14})/i.exec(text) ??
    /^https?:.*\/01\/(\d{8,14})(?![^/?#])/i.exec(text) ??
    [];
  return gtin?.padStart(14, '0') ?? '';
}

/** Reason why a SKU is not accepted, to follow its name; undefined for a valid or an empty one. */
export function skuProblem(sku: string): string | undefined {
  if (/^[ -:<>-~]*$/.test(sku)) return undefined;
  return i18n.t('must consist of A to Z, digits, spaces and ASCII signs other than ; and =');
}

/** SKUs are ASCII, so Postgres' `lower` gives the same in every locale. */
export function skuKey(sku: string): string {
  return sku.toLowerCase();
}

/** Returns true if this was typed or scanned for the size. */
export function hasCode({ sku = '', barcode = '' }: StockCodes, typed: string): boolean {
  const text = typed.trim();
  return text !== '' && (skuKey(sku) === skuKey(text) || sameBarcode(barcode, text));
}

function sameBarcode(one: string, other: string): boolean {
  return one !== '' && barcodeKey(one) === barcodeKey(other);
}

/** Trims codes as they are typed. */
export function trimCodes<S extends StockCodes>(size: S): S {
  const { sku, barcode } = size;
  return {
    ...size,
    ...(sku !== undefined && { sku: sku.trim() }),
    ...(barcode !== undefined && { barcode: barcode.replace(/[\s-]/g, '') }),
  };
}

/** Errors in the codes of a product's sizes, by path. */
export function codeProblems(sizes: readonly (StockCodes & { size: string })[]): Problems {
  const problems: Problems = new Map();
  sizes.forEach(({ sku = '', barcode = '' }, index) => {
    const wrong = barcodeProblem(barcode);
    if (wrong) {
      const text = i18n.t('The barcode {problem}.', { problem: wrong });
      problems.set(`sizes[${index}].barcode`, text);
    }
    const wrongSku = skuProblem(sku);
    if (wrongSku) {
      problems.set(`sizes[${index}].sku`, i18n.t('The SKU {problem}.', { problem: wrongSku }));
    }
    const earlier = sizes.slice(0, index);
    const sameSku = sku && earlier.find((other) => skuKey(other.sku ?? '') === skuKey(sku));
    if (sameSku) {
      const text = i18n.t('This SKU belongs to size {size}, too.', { size: sameSku.size });
      problems.set(`sizes[${index}].sku`, text);
    }
    const same = earlier.find((other) => sameBarcode(other.barcode ?? '', barcode));
    if (same) {
      const text = i18n.t('This barcode belongs to size {size}, too.', { size: same.size });
      problems.set(`sizes[${index}].barcode`, text);
    }
  });
  return problems;
}

type CodeOwner = StockCodes & { name: string; size: string; isRemoved: boolean };

/** Errors for codes that sizes of other products have, by path. */
export function takenCodes(sizes: readonly StockCodes[], others: readonly CodeOwner[]): Problems {
  const problems: Problems = new Map();
  const say = (path: string, code: string, { name, size, isRemoved }: CodeOwner) =>
    problems.set(
      path,
      isRemoved
        ? i18n.t(
            '{code} belongs to size {size} of “{product}”, which was removed: restore that product and clear its code, or choose another code.',
            { code, size, product: name },
          )
        : i18n.t('{code} belongs to size {size} of “{product}”.', { code, size, product: name }),
    );
  sizes.forEach(({ sku = '', barcode = '' }, index) => {
    const ofSku = sku && others.find((other) => skuKey(other.sku ?? '') === skuKey(sku));
    if (ofSku) say(`sizes[${index}].sku`, sku, ofSku);
    const ofBarcode = others.find((other) => sameBarcode(other.barcode ?? '', barcode));
    if (ofBarcode) say(`sizes[${index}].barcode`, barcode, ofBarcode);
  });
  return problems;
}

/** Name of a GTIN's barcode, by its number of digits. */
export function barcodeFormat({ length }: string): 'EAN8' | 'UPC' | 'EAN13' | 'ITF14' {
  if (length === 8) return 'EAN8';
  if (length === 12) return 'UPC';
  return length === 14 ? 'ITF14' : 'EAN13';
}
