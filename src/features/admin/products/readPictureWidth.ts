/** The width of a picture in pixels, upright; undefined where this browser can't show it. */
export async function readPictureWidth(url: string): Promise<number | undefined> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image.naturalWidth;
  } catch {
    return undefined;
  }
}
