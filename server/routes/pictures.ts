import type { FastifyInstance } from 'fastify';
import { patterns } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { NotAllowed, NotFound } from '../errors.ts';
import { route } from '../http/route.ts';
import { sendPicture } from '../http/send.ts';
import { isUuid } from '../lib/ids.ts';
import { isWithheld } from '../repositories/reviewPictures.ts';
import { isBought, isShown } from '../repositories/shownPictures.ts';
import type { Context } from '../services/context.ts';
import { renditionFormats } from '../services/pictures/renditionSizes.ts';
import type { RenditionStore } from '../services/pictures/renditions.ts';
import type { PictureUrls } from '../storage/pictureUrls.ts';

const nameIsSafe = new RegExp(patterns.imageName);

const daySeconds = 86_400;

/** Where a picture is: `GET /s3/getimage/:imageName`. */
export function pictureRoutes(app: FastifyInstance, { db, pictures }: Context): void {
  route(app, 'GET /s3/getimage/:imageName', async ({ params: { imageName } }) => {
    if (!(await pictures.exists(imageName)) || (await isWithheld(db, imageName))) {
      throw new NotFound(messages.noSuchPicture);
    }
    return { url: await pictures.signedUrl(imageName) };
  });
}

type Signed = { Querystring: { expires?: unknown; signature?: unknown } };

/** Pictures and their renditions, for anyone with a signed URL. */
export function pictureFileRoutes(
  app: FastifyInstance,
  { pictures }: Pick<Context, 'pictures'>,
  urls: PictureUrls,
  renditions: RenditionStore,
): void {
  /** @returns the seconds that the URL still holds */
  function check(name: string, { expires, signature }: Signed['Querystring']): number {
    const seconds = urls.secondsLeft(name, String(expires), String(signature));
    if (seconds === undefined) {
      throw new NotAllowed('This picture URL is invalid or has expired: request a new one.');
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
 * Pictures of products in the shop, or in an order, for link previews and mails: public, and for as
 * long as they exist, as some are loaded again weeks later.
 */
export function sharedPictureRoutes(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  renditions: RenditionStore,
): void {
  app.get<{ Params: { productId: string; file: string } }>(
    '/api/shared/:productId/:file',
    async ({ params: { productId, file } }, reply) => {
      const [, name = '', small] = /^(.*?)(\.small)?\.jpg$/.exec(file) ?? [];
      const isWellFormed = nameIsSafe.test(name) && isUuid(productId);
      const isOpen =
        isWellFormed &&
        ((await isShown(db, productId, name)) || (await isBought(db, productId, name)));
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
