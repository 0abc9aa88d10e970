/** Content types that uploads accept. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Message for a file of another type. */
export function noPicture(name: string): string {
  return `“${name}” is not a picture in JPEG, PNG, WebP or AVIF.`;
}

/** Pictures with the main (flagman) one first. */
export function flagmanFirst<P extends { flagman: boolean }>(pictures: readonly P[]): P[] {
  return pictures.toSorted((a, b) => Number(b.flagman) - Number(a.flagman));
}
