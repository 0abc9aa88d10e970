import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathIn, prefixOf } from '../../contract/languages.ts';
import { publicPathsOf, type SiteMeta } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { bannerNameIn } from '../../contract/rules/banners.ts';
import { categoryInfo } from '../../contract/rules/categories.ts';
import { escapeHtml, html } from '../lib/html.ts';
import { throttle } from '../lib/time.ts';
import { findShownCollections } from '../repositories/collections.ts';
import { findPublicProducts, type PublicProduct } from '../repositories/products.ts';
import type { KnownProfile } from '../repositories/shop.ts';
import type { Context } from '../services/context.ts';
import type { RenditionStore } from '../services/pictures/renditions.ts';
import type { IconSize, SharedSize } from '../services/pictures/renditionUrls.ts';
import { redactValues } from './errorHandler.ts';
import { sendPicture, sendText } from './send.ts';

const icons: Record<string, IconSize> = {
  'icons/apple-touch-icon.png': 180,
  'icons/icon-192.png': 192,
  'icons/icon-512.png': 512,
};

type Manifest = { icons?: { purpose?: string }[] };

/** The shop's picture for shared links, icon and manifest. The owner's replace the app's own. */
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
  /** Undefined if it cannot be made or read: the app's own is better than none. */
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

  // For programs that do not read the page's own icons.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icons/icon-192.png'));

  // The page declares an SVG, so it must get one.
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
    // Phones crop maskable icons to a circle, which may not suit the owner's.
    if ((await pictures())?.icon) {
      manifest.icons = manifest.icons?.filter(({ purpose }) => purpose !== 'maskable') ?? [];
    }
    return reply
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify({ ...manifest, name, short_name: name, description }));
  });
}

/** The sitemap, and robots.txt. */
export function sitemapRoutes(
  app: FastifyInstance,
  { db }: Context,
  siteMetaOf: (request: FastifyRequest) => Promise<SiteMeta>,
): void {
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(await siteMetaOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const [products, collections] = [await findPublicProducts(db), await findShownCollections(db)];
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(await siteMetaOf(request), products, collections));
  });
}

/** The API stays open to search engines: they run the app, which requests its products there. */
function robots({ url, languages = ['en'] }: SiteMeta): string {
  const hidden = ['/account/', '/admin/', '/checkout-success'];
  return [
    'User-agent: *',
    ...languages.flatMap((language) =>
      hidden.map((path) => `Disallow: ${prefixOf(language, languages)}${path}`),
    ),
    'Disallow: /api/docs',
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Larger sitemaps are refused; the shop's own language is first. */
const maxEntries = 50_000;

/** https://www.sitemaps.org/protocol.html */
function sitemap(
  { url, texts, languages = ['en'] }: SiteMeta,
  products: PublicProduct[],
  collections: readonly { slug: string }[],
): string {
  const newest = (category?: string) =>
    products.find((product) => category === undefined || product.category === category)?.changedAt;
  const listings = new Map<string, Date | undefined>([
    [paths.home, newest()],
    [paths.search, newest()],
    ...Object.entries(categoryInfo).map(
      ([category, { path }]) => [path, newest(category)] as const,
    ),
  ]);
  const pages = [
    ...publicPathsOf({ texts }).map((path) => ({ path, changedAt: listings.get(path) })),
    ...collections.map(({ slug }) => ({ path: paths.collection(slug), changedAt: undefined })),
    ...products.map(({ id, changedAt }) => ({ path: paths.product(id), changedAt })),
  ];
  // Pages link to their other languages in their head.
  const entries = languages.flatMap((language) =>
    pages.map(({ path, changedAt }) => entry(url + pathIn(language, path, languages), changedAt)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.slice(0, maxEntries),
    '</urlset>',
    '',
  ].join('\n');
}

function entry(url: string, changedAt: Date | undefined): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `  <url><loc>${escapeHtml(url)}</loc>${lastmod}</url>`;
}
