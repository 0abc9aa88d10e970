/** The content types of pictures that an upload takes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What is said of a file of any other type. */
export function noPicture(name: string): string {
  return `“${name}” is not a picture in JPEG, PNG, WebP or AVIF.`;
}

/** The pictures with the main (flagman) one first. */
export function flagmanFirst<P extends { flagman: boolean }>(pictures: readonly P[]): P[] {
  return pictures.toSorted((a, b) => Number(b.flagman) - Number(a.flagman));
}
