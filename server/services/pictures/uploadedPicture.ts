import { limits } from '../../../contract/limits.ts';
import { noPicture } from '../../../contract/rules/pictures.ts';
import { BadInput, type ShopError, TooLarge, WrongType } from '../../errors.ts';
import { pictureProcess, pictureQueue } from './pictureProcess.ts';
import type { UploadedPicture, UploadFault } from './redrawUpload.ts';

/**
 * An uploaded file as the shop keeps it; see `redrawUpload`.
 * @param name the client's, for messages
 * @throws WrongType, TooLarge or BadInput, naming the file
 */
export async function readUploadedPicture(name: string, bytes: Buffer): Promise<UploadedPicture> {
  const read = await pictureQueue.add(() => pictureProcess.run('redrawUpload', bytes));
  if ('fault' in read) throw refusal(name, read);
  return read;
}

function refusal(name: string, found: UploadFault): ShopError {
  switch (found.fault) {
    case 'no picture':
      return new WrongType(noPicture(name));
    case 'holds more':
      return new WrongType(
        `“${name}” holds more than a picture: save it as a plain picture first.`,
      );
    case 'moves':
      return new WrongType(`“${name}” moves: choose a picture that stands still.`);
    case 'unknown colors':
      return new WrongType(
        `“${name}” has colours that can’t be converted, such as those of HDR: save it as sRGB first.`,
      );
    case 'damaged':
      return new BadInput(`“${name}” is damaged: it can’t be read to its end.`);
    case 'too large':
      return new TooLarge(
        `“${name}” has ${megapixels(found.pixels)} megapixels: at most ${megapixels(limits.picture.pixels)} are accepted.`,
      );
  }
}

function megapixels(pixels: number): number {
  return Math.ceil(pixels / 1_000_000);
}
