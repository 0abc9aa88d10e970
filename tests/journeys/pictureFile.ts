import sharp from 'sharp';

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** A real picture of one colour, for a file field. */
export async function pictureFile(name: string, background: string): Promise<ChosenFile> {
  const buffer = await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
