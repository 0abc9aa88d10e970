import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { NotAllowed, NotFound } from '../errors.ts';
import { route } from '../http/route.ts';
import type { Context } from '../services/context.ts';
import type { PictureUrls } from '../storage/pictureUrls.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** Where a picture is: `GET /s3/getimage/:imageName`. */
export function pictureRoutes(app: FastifyInstance, { pictures }: Context): void {
  route(app, 'GET /s3/getimage/:imageName', async ({ params }) => {
    if (!(await pictures.exists(params.imageName))) throw new NotFound('There is no such picture');
    return { url: await pictures.signedUrl(params.imageName) };
  });
}

type SignedPicture = {
  Params: { name: string };
  Querystring: { expires?: unknown; signature?: unknown };
};

/** The pictures themselves, when they are not in a store that browsers reach on their own. */
export function pictureFileRoute(
  app: FastifyInstance,
  { pictures }: Context,
  urls: PictureUrls,
): void {
  app.get<SignedPicture>('/api/pictures/:name', async (request, reply) => {
    const { name } = request.params;
    const { expires, signature } = request.query;
    const secondsLeft = urls.secondsLeft(name, String(expires), String(signature));
    if (secondsLeft === undefined) {
      throw new NotAllowed('This address of a picture is wrong or has run out: ask for a new one.');
    }
    const picture = await pictures.open(name);
    if (!picture) throw new NotFound('There is no such picture');

    const etag = `"${picture.version}"`;
    reply.headers({
      'cache-control': `public, max-age=${secondsLeft}, immutable`,
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    });
    if (request.headers['if-none-match'] === etag) {
      picture.stream.destroy();
      return reply.code(304).send();
    }
    reply.header('content-length', picture.size);
    return reply.type(types[extname(name)] ?? 'application/octet-stream').send(picture.stream);
  });
}
