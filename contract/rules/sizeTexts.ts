/** Texts with sizes that few pages need; those of every visit are in `sizeNames.ts`. */
import { inSize, isOneSize } from './sizeNames.ts';

/** Size of a product that comes in no other and needs no choice, as a bag. */
export const oneSizeName = 'One size';

/** "Size S · 2 × $89.00"; one size is left out. */
export function sizeAnd(size: string, ...facts: (string | false | undefined)[]): string {
  return [!isOneSize(size) && `Size ${size}`, ...facts].filter(Boolean).join(' · ');
}

/** "Linen Shirt, size S"; one size is left out. */
export function withSize(name: string, size: string): string {
  return inSize(name, size, ', size ');
}
