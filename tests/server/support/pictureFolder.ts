import { folderStorage } from '../../../server/storage/openPictures.ts';
import { createPictureUrls } from '../../../server/storage/pictureUrls.ts';

/** Options of a server that stores pictures in this folder. `puts` has the stored names. */
export function pictureFolder(folder: string, now: () => Date, apiUrl = '/api') {
  const pictureUrls = createPictureUrls({ secret: 'a secret of the tests', apiUrl, now });
  const stored = folderStorage(folder, pictureUrls);
  const puts: string[] = [];
  const put = async (name: string, bytes: Uint8Array) => {
    puts.push(name);
    await stored.put(name, bytes);
  };
  return { now, pictureUrls, pictures: { ...stored, put }, puts };
}
