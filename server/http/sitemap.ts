import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicPathsOf, type SiteMeta } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { categoryInfo } from '../../contract/rules/categories.ts';
import { escapeHtml } from '../lib/html.ts';
import { findPublicProducts, type PublicProduct } from '../repositories/products.ts';
import type { Context } from '../services/context.ts';

/** What search engines look for besides the pages. */
export function sitemapRoutes(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  siteMetaOf: (request: FastifyRequest) => Promise<SiteMeta>,
): void {
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots((await siteMetaOf(request)).url)),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const products = await findPublicProducts(db);
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(await siteMetaOf(request), products));
  });
}

/** The API stays open to search engines: they run the app, and it asks for its products there. */
function robots(url: string): string {
  return [
    'User-agent: *',
    'Disallow: /account/',
    'Disallow: /admin/',
    'Disallow: /checkout-success',
    'Disallow: /api/docs',
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n');
}

/** https://www.sitemaps.org/protocol.html */
function sitemap({ url, texts }: SiteMeta, products: PublicProduct[]): string {
  const newest = (category?: string) =>
    products.find((product) => category === undefined || product.category === category)?.changedAt;
  const listings = new Map<string, Date | undefined>([
    [paths.home, newest()],
    [paths.search, newest()],
    ...Object.entries(categoryInfo).map(
      ([category, { path }]) => [path, newest(category)] as const,
    ),
  ]);
  const entries = [
    ...publicPathsOf({ texts }).map((path) => entry(url + path, listings.get(path))),
    ...products.map(({ id, changedAt }) => entry(url + paths.product(id), changedAt)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entry(url: string, changedAt: Date | undefined): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `  <url><loc>${escapeHtml(url)}</loc>${lastmod}</url>`;
}
