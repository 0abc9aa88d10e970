import type { IncomingMessage } from 'node:http';
import PQueue from 'p-queue';
import { limits } from '../../../contract/limits.ts';
import { BadInput, ShopError, TooLarge } from '../../errors.ts';
import { internet, NotPublic, type Reach, requestPublicly } from '../../lib/publicRequest.ts';
import type { UploadedPicture } from './redrawUpload.ts';
import { readUploadedPicture } from './storePictures.ts';

const timeoutMs = 20_000;
const maxRedirects = 3;

/** Few at once, so that an import leaves the shop its bandwidth. */
const queue = new PQueue({ concurrency: 2 });

/**
 * Fetches a picture, and checks it as an upload. Each redirect is checked as the first URL is.
 * @throws BadInput, TooLarge or WrongType, naming the URL's file
 */
export async function fetchPicture(url: string, reach: Reach = internet): Promise<UploadedPicture> {
  const name = (/([^/?#]*)(?:[?#].*)?$/.exec(url)?.[1] ?? '').slice(0, 60) || url.slice(0, 60);
  const bytes = await queue.add(() => download(url, name, reach));
  return readUploadedPicture(name, bytes);
}

async function download(url: string, name: string, reach: Reach): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let next = url;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const response = await requestPublicly(next, reach, { signal });
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        next = new URL(headers.location, next).href;
      } else if (statusCode === 200) return await readBytes(response, name);
      else {
        response.destroy();
        throw new BadInput(`“${name}” is not there: its server answers ${statusCode}.`);
      }
    }
    throw new BadInput(`“${name}” is redirected more than ${maxRedirects} times.`);
  } catch (error) {
    if (error instanceof ShopError) throw error;
    if (error instanceof NotPublic) {
      throw new BadInput(
        `Pictures are fetched from public addresses only, not from ${error.host}.`,
      );
    }
    const why = signal.aborted
      ? `its server took more than ${timeoutMs / 1000} seconds`
      : 'its server can’t be reached';
    throw new BadInput(`“${name}” could not be fetched: ${why}.`);
  }
}

async function readBytes(response: IncomingMessage, name: string): Promise<Buffer> {
  const { bytes } = limits.picture;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > bytes) {
      response.destroy();
      throw new TooLarge(`“${name}” is larger than ${bytes / 1024 / 1024} MB.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
