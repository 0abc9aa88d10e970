import { readdir, readFile, writeFile } from 'node:fs/promises';
import { type PictureFacts, readPictureFacts } from '../../services/pictureWork.ts';

/** Writes `index.json` beside the pictures: what the first start need not find out by itself. */
export async function writePictureIndex(folder: string): Promise<void> {
  const index: Record<string, PictureFacts> = {};
  const names = await readdir(folder);
  for (const name of names.filter((each) => each.endsWith('.webp')).sort()) {
    index[name] = await readPictureFacts(await readFile(`${folder}${name}`));
  }
  await writeFile(`${folder}index.json`, `${JSON.stringify(index, null, 2)}\n`);
  console.log(`index.json ${Object.keys(index).length} pictures`);
}
