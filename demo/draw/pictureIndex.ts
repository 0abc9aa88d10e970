import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import {
  encodeRendition,
  type PictureMeta,
  readPictureMeta,
} from '../../server/services/pictures/pictureWork.ts';
import { renditionName } from '../../server/services/pictures/renditionUrls.ts';

/** First pictures of a product list, on most screens. */
const firstWidths = [320, 480];

/**
 * Prepares the pictures of `folder` for the first start: writes the size and placeholder of each
 * into `index.json`, and the front pictures in the widths of a list into `small/`.
 */
export async function writePictureIndex(folder: string): Promise<void> {
  const index: Record<string, PictureMeta> = {};
  const small = `${folder}small/`;
  await rm(small, { recursive: true, force: true });
  await mkdir(small);
  const names = await readdir(folder);
  for (const name of names.filter((each) => each.endsWith('.webp')).sort()) {
    const bytes = await readFile(`${folder}${name}`);
    index[name] = await readPictureMeta(bytes);
    if (!name.endsWith('-front.webp')) continue;
    for (const width of firstWidths) {
      const rendition = await encodeRendition(bytes, width, 'avif');
      await writeFile(`${small}${renditionName(name, width, 'avif')}`, rendition);
    }
  }
  await writeFile(`${folder}index.json`, `${JSON.stringify(index, null, 2)}\n`);
  console.log(`index.json ${Object.keys(index).length} pictures`);
}
