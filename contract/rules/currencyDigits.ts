/**
 * Currencies of ISO 4217 by their decimals; the others have two. `Intl` follows usage rather than the
 * standard, and differs between versions. The ariary's fifths are not used: it has none.
 */
const withDigits: readonly [digits: number, codes: string][] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/** Decimals of a currency: 3 for KWD, 0 for JPY; 2 for unknown codes. */
export function currencyDigits(currency: string): number {
  return withDigits.find(([, codes]) => codes.split(' ').includes(currency))?.[0] ?? 2;
}
