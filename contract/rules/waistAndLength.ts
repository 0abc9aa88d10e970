/** Waist and length of a size as "W28 L32"; undefined for others. */
export function waistAndLength(size: string): [waist: string, length: string] | undefined {
  const [, waist, length] = /^W ?(\d+)[ /x×]*L ?(\d+)$/i.exec(size) ?? [];
  return waist && length ? [waist, length] : undefined;
}

/** Returns true if each size has a waist and a length. */
export function isByWaist(sizes: readonly { size: string }[]): boolean {
  return sizes.length > 0 && sizes.every(({ size }) => waistAndLength(size));
}

/** Waists (0) or lengths (1) of these sizes, the smallest first. */
export function partsOf(sizes: readonly string[], part: number): string[] {
  const values = sizes.flatMap((size) => waistAndLength(size)?.[part] ?? []);
  return [...new Set(values)].sort((a, b) => Number(a) - Number(b));
}
