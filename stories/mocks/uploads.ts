import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { notAPictureMessage, pictureTypes } from '../../contract/rules/uploads.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';

const views = ['front', 'back', 'detail'];

/** Results of uploads in order: pictures that Storybook has. */
const pictures = ['men-chore-jacket', 'women-trench', 'kid-duffle-coat'].flatMap((garment) =>
  views.map((view) => `${garment}-${view}.webp`),
);

/** An invalid file name. */
const climbing = /(^|[\\/])\.\.([\\/]|$)/;

/** `POST /s3/upload` and `GET /s3/getimage`, and the names of known pictures. */
export function mockUploads(products: readonly Product[], failing: number, plain: boolean) {
  const known = new Set(products.flatMap(({ images }) => images.map(({ name }) => name)));
  const store = mockPictureStore();
  let failuresLeft = failing;

  const handler = mockEndpoint('POST /s3/upload', ({ files }) => {
    if (failuresLeft > 0) {
      failuresLeft -= 1;
      throw new MockFailure(500, 'Something went wrong on our side.');
    }
    const names = store(files, limits.picture.files);
    for (const name of names) known.add(name);
    const images = names.map((name) => ({ ...(!plain && { name }), url: `pictures/${name}` }));
    return { reply: { success: true, images } };
  });
  const found = mockEndpoint('GET /s3/getimage/:imageName', ({ params: { imageName } }) => {
    if (!known.has(imageName)) throw new MockFailure(404, messages.noSuchPicture);
    return { reply: { url: `pictures/${imageName}` } };
  });
  const fetched = mockEndpoint('POST /fetchpicture', ({ body: { url } }) => {
    if (url.includes('gone')) throw new MockFailure(400, `“${url}” is not there.`);
    const [name = ''] = store([new File([''], 'fetched.jpg', { type: 'image/jpeg' })], 1);
    known.add(name);
    return { reply: { success: true, images: [{ name, url: `pictures/${name}` }] } };
  });
  return { known, handlers: [handler, found, fetched] };
}

/** Stores files as the server does; returns their new names. */
export function mockPictureStore() {
  let stored = 0;
  return (files: readonly File[], max: number): string[] => {
    if (files.length === 0) throw new MockFailure(400, messages.noPictureSent);
    if (files.length > max) {
      throw new MockFailure(413, messages.tooManyPictures(max));
    }
    for (const file of files) checkFile(file);
    return files.map(() => pictures[stored++ % pictures.length] ?? '');
  };
}

function checkFile({ name, type, size }: File) {
  if (climbing.test(name)) {
    throw new MockFailure(400, messages.noFileName(name));
  }
  if (size > limits.picture.bytes) throw new MockFailure(413, `“${name}” is larger than 10 MB.`);
  if (!pictureTypes.includes(type)) throw new MockFailure(415, notAPictureMessage(name));
}
