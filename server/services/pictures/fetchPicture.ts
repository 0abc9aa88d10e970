import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import PQueue from 'p-queue';
import { i18n } from '../../../contract/i18n.ts';
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
  // In the language of the request, whichever freed the queue.
  const bytes = await queue.add(AsyncResource.bind(() => download(url, name, reach)));
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
        throw new BadInput(
          i18n.t('“{name}” is not there: its server answers {status}.', {
            name,
            status: statusCode,
          }),
        );
      }
    }
    throw new BadInput(
      i18n.t('“{name}” is redirected more than {max} times.', { name, max: maxRedirects }),
    );
  } catch (error) {
    if (error instanceof ShopError) throw error;
    if (error instanceof NotPublic) {
      throw new BadInput(
        i18n.t('Pictures are fetched from public addresses only, not from {host}.', {
          host: error.host,
        }),
      );
    }
    throw new BadInput(
      signal.aborted
        ? i18n.t('“{name}” could not be fetched: its server took more than {seconds} seconds.', {
            name,
            seconds: timeoutMs / 1000,
          })
        : i18n.t('“{name}” could not be fetched: its server can’t be reached.', { name }),
    );
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
      throw new TooLarge(
        i18n.t('“{name}” is larger than {megabytes} MB.', { name, megabytes: bytes / 1024 / 1024 }),
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
