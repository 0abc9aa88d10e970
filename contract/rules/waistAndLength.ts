/** Waist and length of a size as "W28 L32"; undefined for others. */
export function waistAndLength(size: string): [waist: string, length: string] | undefined {
  const [, waist, length] = /^W ?(\d+)[ /x×]*L ?(\d+)$/i.exec(size) ?? [];
  return waist && length ? [waist, length] : undefined;
}
