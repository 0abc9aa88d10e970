/** Pictures with the main (flagman) one first. */
export function flagmanFirst<P extends { flagman: boolean }>(pictures: readonly P[]): P[] {
  return pictures.toSorted((a, b) => Number(b.flagman) - Number(a.flagman));
}
