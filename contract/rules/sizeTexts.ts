/** Texts with sizes that few pages need; those of every visit are in `sizeNames.ts`. */
import { i18n } from '../i18n.ts';
import { beside } from './beside.ts';
import { isOneSize } from './sizeNames.ts';

/** The only size of a product such as a bag, which needs no choice; stored like this. */
export const oneSizeName = 'One size';

/** "Size S · 2 × $89.00"; one size is left out. */
export function sizeAnd(size: string, ...facts: (string | false | undefined)[]): string {
  const own = !isOneSize(size) && i18n.t('Size {size}', { size });
  return beside(own, ...facts);
}

/** "Linen Shirt, size S"; one size is left out. */
export function withSize(name: string, size: string): string {
  return isOneSize(size) ? name : i18n.t('{product}, size {size}', { product: name, size });
}
