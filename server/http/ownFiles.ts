import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteMeta } from '../../contract/pages.ts';
import { bannerNameIn } from '../../contract/rules/banners.ts';
import { html } from '../lib/html.ts';
import { throttle } from '../lib/throttle.ts';
import type { KnownProfile } from '../repositories/shopProfile.ts';
import type { IconSize, SharedSize } from '../services/pictures/renditionSizes.ts';
import type { RenditionStore } from '../services/pictures/renditions.ts';
import { redactValues } from './redact.ts';
import { sendPicture, sendText } from './send.ts';

const icons: Record<string, IconSize> = {
  'icons/apple-touch-icon.png': 180,
  'icons/icon-192.png': 192,
  'icons/icon-512.png': 512,
};

type Manifest = { icons?: { purpose?: string }[] };

/**
 * The files beside the built app that show whose shop it is: the picture of a shared link, the icon
 * and the manifest. What the owner has set takes their place.
 */
export function ownFileRoutes(
  app: FastifyInstance,
  { openShared }: Pick<RenditionStore, 'openShared'>,
  dist: string,
  siteMetaOf: (request: FastifyRequest) => Promise<SiteMeta>,
  readOwn: () => Promise<KnownProfile | undefined>,
): void {
  const pictures = async () => (await readOwn())?.profile.home?.pictures;
  const report = throttle(60_000, (leftOut, error: unknown) =>
    app.log.error(
      { err: redactValues(error) },
      `A picture of the owner’s can’t be shown, as ${leftOut} before it`,
    ),
  );
  /** Undefined, too, where it can't be made or read: then ours is better than none. */
  async function open(name: string | undefined, size: SharedSize) {
    if (!name) return undefined;
    return openShared(name, size).catch((error) => {
      report(error);
      return undefined;
    });
  }
  async function openIcon(size: IconSize) {
    const name = (await pictures())?.icon;
    return open(name && bannerNameIn('square', name), size);
  }

  app.get('/share.jpg', async (_request, reply) => {
    const picture = await open((await pictures())?.home, 'large');
    return picture
      ? sendPicture(reply, picture, 'share.jpg', 'no-cache')
      : reply.sendFile('share.jpg');
  });

  for (const [file, size] of Object.entries(icons)) {
    app.get(`/${file}`, async (_request, reply) => {
      const icon = await openIcon(size);
      return icon ? sendPicture(reply, icon, file, 'no-cache') : reply.sendFile(file);
    });
  }

  // The page names a drawing, so that is what it gets.
  app.get('/icon.svg', async (request, reply) => {
    const icon = await openIcon(192);
    if (!icon) return reply.sendFile('icon.svg');
    const url = `data:image/png;base64,${(await buffer(icon.stream)).toString('base64')}`;
    const drawing = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image href="${url}" width="64" height="64"/></svg>`;
    return sendText(request, reply, drawing, 'image/svg+xml');
  });

  app.get('/manifest.webmanifest', async (request, reply) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
    const { name, description } = await siteMetaOf(request);
    // A phone cuts those that may be cut to a circle: nobody knows whether the owner's may.
    if ((await pictures())?.icon) {
      manifest.icons = manifest.icons?.filter(({ purpose }) => purpose !== 'maskable') ?? [];
    }
    return reply
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify({ ...manifest, name, short_name: name, description }));
  });
}
