/** A file with the type of a picture, as from a file chooser. */
export function pictureFile(name: string, { type = 'image/jpeg', bytes = 64 } = {}): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** A picture of this size in pixels that a browser can show. */
export async function drawnPicture(
  name: string,
  { width, height }: { width: number; height: number },
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
