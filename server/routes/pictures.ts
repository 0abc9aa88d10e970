import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { i18n } from '../../contract/i18n.ts';
import { limits, patterns } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { BadInput, NotAllowed, NotFound, ShopError, TooLarge, WrongType } from '../errors.ts';
import { route } from '../http/route.ts';
import { sendPicture } from '../http/send.ts';
import { isUuid } from '../lib/ids.ts';
import { isBought, isSecretPicture, isShown } from '../repositories/pictures.ts';
import { findShortProfile } from '../repositories/shop.ts';
import type { AccountLimits } from '../services/accounts/accountLimits.ts';
import { addReviewPicture } from '../services/catalogue/reviews.ts';
import type { Context } from '../services/context.ts';
import type { UploadedPicture } from '../services/pictures/redrawUpload.ts';
import type { RenditionStore } from '../services/pictures/renditions.ts';
import { renditionFormats } from '../services/pictures/renditionUrls.ts';
import {
  readUploadedPicture,
  storeBanners,
  storePictures,
} from '../services/pictures/storePictures.ts';
import type { PictureUrls } from '../storage/pictureUrls.ts';

const nameIsSafe = new RegExp(patterns.imageName);

const daySeconds = 86_400;

export function pictureRoutes(app: FastifyInstance, { db, pictures }: Context): void {
  route(app, 'GET /s3/getimage/:imageName', async ({ params: { imageName } }) => {
    if (!(await pictures.exists(imageName)) || (await isSecretPicture(db, imageName))) {
      throw new NotFound(messages.noSuchPicture);
    }
    return { url: await pictures.signedUrl(imageName) };
  });
}

type Signed = { Querystring: { expires?: unknown; signature?: unknown } };

/** Pictures and their renditions, for anyone with a signed URL. */
export function pictureFileRoutes(
  app: FastifyInstance,
  { pictures }: Context,
  urls: PictureUrls,
  renditions: RenditionStore,
): void {
  /** @returns the remaining seconds of the URL */
  function check(name: string, { expires, signature }: Signed['Querystring']): number {
    const seconds = urls.secondsLeft(name, String(expires), String(signature));
    if (seconds === undefined) {
      throw new NotAllowed(
        i18n.t('This picture URL is invalid or has expired: request a new one.'),
      );
    }
    return seconds;
  }

  app.get<Signed & { Params: { name: string } }>(
    '/api/pictures/:name',
    async ({ params: { name }, query }, reply) => {
      const seconds = check(name, query);
      return sendPicture(reply, await pictures.open(name), name, immutable(seconds));
    },
  );

  app.get<Signed & { Params: { name: string; width: string; format: string } }>(
    '/api/pictures/:name/:width(^\\d+).:format',
    async ({ params: { name, width, format }, query }, reply) => {
      const seconds = check(name, query);
      const asked = renditionFormats.find((known) => known === format);
      const rendition = asked && (await renditions.open(name, Number(width), asked));
      return sendPicture(reply, rendition, `${width}.${format}`, immutable(seconds));
    },
  );
}

/**
 * Pictures of products in the shop or in an order, and of the shop's notice, for link previews and
 * emails, some of which are loaded again weeks later: public for as long as they exist.
 */
export function sharedPictureRoutes(
  app: FastifyInstance,
  { db }: Context,
  renditions: RenditionStore,
): void {
  async function isPublic(productId: string, name: string): Promise<boolean> {
    if (productId === 'shop') {
      const { notices = {} } = (await findShortProfile(db))?.profile ?? {};
      return Object.values(notices).some(({ picture }) => picture === name);
    }
    if (!isUuid(productId)) return false;
    return (await isShown(db, productId, name)) || isBought(db, productId, name);
  }

  app.get<{ Params: { productId: string; file: string } }>(
    '/api/shared/:productId/:file',
    async ({ params: { productId, file } }, reply) => {
      const [, name = '', small] = /^(.*?)(\.small)?\.jpg$/.exec(file) ?? [];
      const isOpen = nameIsSafe.test(name) && (await isPublic(productId, name));
      const picture = isOpen
        ? await renditions.openShared(name, small ? 'small' : 'large')
        : undefined;
      return sendPicture(reply, picture, file, `public, max-age=${daySeconds}`);
    },
  );
}

/** It never changes under its URL. */
function immutable(seconds: number): string {
  return `public, max-age=${seconds}, immutable`;
}

const { bytes, files } = limits.picture;

const filesOnly = /*i18n*/ 'Send nothing but files, in the field images.';

/** A path traversal. Names are never used as paths, but only attackers send these. */
const climbing = /(^|[\\/])\.\.([\\/]|$)/;

/** The files of the field `images`, all of them or none: an admin's, or a buyer's for a review. */
export async function uploadRoutes(
  app: FastifyInstance,
  context: Context,
  accountLimits: AccountLimits,
) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, {
      preservePath: true,
      limits: { fileSize: bytes, files, fields: 0, parts: files + 1, headerPairs: 20 },
    });
    scope.addHook('preParsing', async ({ headers }) => {
      if (headers['content-type']?.startsWith('multipart/form-data')) return;
      throw new WrongType(i18n.t('Send the pictures as multipart/form-data, in the field images.'));
    });

    route(scope, 'POST /s3/upload', (_input, { request }) =>
      finallySkipRest(request, async () => {
        const images = await storePictures(context, await readPictures(request, files));
        return { success: true, images };
      }),
    );

    route(scope, 'POST /bannerpicture', (_input, { request }) =>
      finallySkipRest(request, async () => {
        const images = await storeBanners(context, await readPictures(request, 1));
        return { success: true, images };
      }),
    );

    route(scope, 'POST /reviewpicture/:productId', ({ caller, params }, { request }) =>
      finallySkipRest(request, () =>
        accountLimits('reviewpicture', { ip: request.ip, by: caller.id }, () =>
          addReviewPicture(context, caller.id, params.productId, () => readPictures(request, 1)),
        ),
      ),
    );
  });
}

/** One file after the other, so that only one is in memory. */
async function readPictures(request: FastifyRequest, max: number): Promise<UploadedPicture[]> {
  const pictures: UploadedPicture[] = [];
  for await (const { name, bytes } of filesOf(request, max)) {
    pictures.push(await readUploadedPicture(name, bytes));
  }
  if (pictures.length === 0) throw new BadInput(messages.noPictureSent);
  return pictures;
}

async function* filesOf(
  request: FastifyRequest,
  max: number,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  let name = '';
  try {
    for await (const part of request.parts({ limits: { files: max, parts: max + 1 } })) {
      if (part.type !== 'file' || part.fieldname !== 'images')
        throw new BadInput(i18n.t(filesOnly));
      name = shown(part.filename);
      if (climbing.test(part.filename)) {
        throw new BadInput(messages.noFileName(name));
      }
      yield { name, bytes: await part.toBuffer() };
    }
  } catch (error) {
    throw explained(error, name, max);
  }
}

/** Human-readable error of the body's parser. */
function explained(error: unknown, name: string, max: number): unknown {
  if (error instanceof ShopError) return error;
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new TooLarge(
        i18n.t('“{name}” is larger than {megabytes} MB.', { name, megabytes: bytes / 1024 / 1024 }),
      );
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new TooLarge(messages.tooManyPictures(max));
    case 'FST_FIELDS_LIMIT':
      return new BadInput(i18n.t(filesOnly));
    default:
      return new BadInput(i18n.t('The upload did not arrive whole: try again.'));
  }
}

/** The client's file name, short enough for a sentence. */
function shown(filename: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be left out
  const printable = filename.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  return printable.length > 60
    ? `${printable.slice(0, 59)}…`
    : printable || i18n.t('A file without a name');
}

/** A browser that is still sending does not read the reply, so the rest is read and discarded. */
function finallySkipRest<T>({ raw }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  return work().finally(() => {
    raw.unpipe();
    raw.resume();
  });
}
