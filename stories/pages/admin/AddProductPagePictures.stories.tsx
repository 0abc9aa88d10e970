import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type MockInstance, spyOn, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { limits } from '../../../contract/limits.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { type Canvas, choosePictures } from '../../flows/managing.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { drawnPicture, pictureFile } from '../../mocks/pictureFile.ts';

let appended: MockInstance;

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.addProduct },
  beforeEach: () => {
    logInAdmin();
    appended = spyOn(FormData.prototype, 'append');
  },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selects a file once the form is rendered; returns it and the uploaded one. */
async function send(canvas: Canvas, draw: () => Promise<File>): Promise<[File, File]> {
  await canvas.findByLabelText(/^Choose pictures/);
  const file = await draw();
  await choosePictures(canvas, file);
  await canvas.findByRole('button', { name: `Remove ${file.name}` });
  await waitFor(() => expect(appended).toHaveBeenCalled(), { timeout: 10_000 });
  return [file, appended.mock.calls[0]?.[1] as File];
}

/** A photo of 25.2 megapixels, held upright: red on the left of its pixels, blue on the right. */
async function largePhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(6000, 4200);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = 'red';
  context.fillRect(0, 0, 3000, 4200);
  context.fillStyle = 'blue';
  context.fillRect(3000, 0, 3000, 4200);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' });
  // Exif orientation 6: the left edge of the pixels is the top.
  const exif =
    '\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0';
  const bytes = Uint8Array.from(exif, (letter) => letter.charCodeAt(0));
  return new File([jpeg.slice(0, 2), bytes, jpeg.slice(2)], 'coat.jpg', { type: 'image/jpeg' });
}

/** Noise, which no format compresses well. */
async function heavyPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(2000, 2000);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const pixels = context.createImageData(2000, 2000);
  const words = new Uint32Array(pixels.data.buffer);
  let seed = 1;
  for (let index = 0; index < words.length; index++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    words[index] = (seed ^ (seed >>> 13)) | 0xff000000;
  }
  context.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob()], 'noise.png', { type: 'image/png' });
}

export const AnOversizedPhotoIsSentReducedAndUpright: Story = {
  name: 'A photo with too many pixels is sent reduced and upright',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [, sent] = await send(canvas, largePhoto);
    await expect([sent.name, sent.type]).toEqual(['coat.jpg', 'image/jpeg']);
    const bitmap = await createImageBitmap(sent);
    await expect([bitmap.width, bitmap.height]).toEqual([2100, 3000]);
    const context = new OffscreenCanvas(2100, 3000).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const [top, bottom] = [10, 2990].map((y) => context?.getImageData(1000, y, 1, 1).data);
    await expect(top?.[0]).toBeGreaterThan(250);
    await expect(bottom?.[2]).toBeGreaterThan(250);
  },
};

export const ALargeFileIsSentAsAJpeg: Story = {
  name: 'A picture above 10 MB is sent as a JPEG',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [file, sent] = await send(canvas, heavyPicture);
    await expect(file.size).toBeGreaterThan(limits.picture.bytes);
    await expect([sent.name, sent.type]).toEqual(['noise.jpg', 'image/jpeg']);
    await expect(sent.size).toBeLessThan(limits.picture.bytes);
    await expect((await createImageBitmap(sent)).width).toBe(2000);
  },
};

export const APictureWithinTheLimitsIsSentUnchanged: Story = {
  name: 'A picture within the limits is sent unchanged',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const draw = () => drawnPicture('small.png', { width: 600, height: 750 });
    const [file, sent] = await send(canvas, draw);
    await expect(sent).toBe(file);
  },
};

export const AnUnreadableFileIsReported: Story = {
  name: 'An unreadable file is reported',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(await canvas.findByLabelText(/^Choose pictures/), [
      pictureFile('huge.avif', { type: 'image/avif', bytes: limits.picture.bytes + 1 }),
      pictureFile('IMG_1.HEIC', { type: 'image/heic' }),
    ]);
    for (const text of [
      '“huge.avif” is above 10 MB or 25 megapixels, and this browser can’t make it smaller: save a smaller one first.',
      '“IMG_1.HEIC” is a HEIC picture, which can’t be read here: save it as JPEG first. An iPhone takes JPEG with Settings, Camera, Formats, Most Compatible.',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await expect(appended).not.toHaveBeenCalled();
  },
};
