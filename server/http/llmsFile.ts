import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageMeta, publicPathsOf, type SiteMeta } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { categoryInfo } from '../../contract/rules/categories.ts';
import { findShownCollections } from '../repositories/collections.ts';
import type { Context } from '../services/context.ts';
import { readOptions } from '../services/selling/selling.ts';
import { sendText } from './send.ts';

/** The shop in Markdown for language models (https://llmstxt.org), from the owner's settings. */
export function llmsFileRoute(
  app: FastifyInstance,
  context: Context,
  siteMetaOf: (request: FastifyRequest) => Promise<SiteMeta>,
  config: Parameters<typeof readOptions>[1],
): void {
  app.get('/llms.txt', async (request, reply) => {
    const site = await siteMetaOf(request);
    const { terms } = await readOptions(context, config);
    const collections = await findShownCollections(context.db);
    const text = llmsText(site, collections, terms);
    return sendText(request, reply, text, 'text/plain; charset=utf-8');
  });
}

function llmsText(
  site: SiteMeta,
  collections: readonly { slug: string; title: string }[],
  terms: { delivery: string; returns: string } = { delivery: '', returns: '' },
): string {
  const { name, description, url, supportEmail, phone } = site;
  const listings: string[] = [
    ...Object.values(categoryInfo).map(({ path }) => path),
    ...[paths.search, paths.home],
  ];
  const linkTo = (path: ReturnType<typeof publicPathsOf>[number]) => {
    const { title, description, url } = pageMeta(path, { ...site, description: '' });
    return link(title.replace(/ · [^·]*$/, ''), url, description);
  };
  const shown = publicPathsOf(site);
  const sections: [heading: string, lines: string[]][] = [
    [
      'Products',
      [
        ...shown.filter((path) => path !== paths.home && listings.includes(path)).map(linkTo),
        ...collections.map(({ slug, title }) => link(title, url + paths.collection(slug))),
      ],
    ],
    ['Delivery', terms.delivery.split('\n').filter(Boolean).map(item)],
    ['Returns', terms.returns ? [item(terms.returns)] : []],
    ['The shop', shown.filter((path) => !listings.includes(path)).map(linkTo)],
    ['Contact', [supportEmail, phone].filter(Boolean).map(item)],
    [
      'For agents',
      [
        link('Sitemap', `${url}/sitemap.xml`, 'Every page and product.'),
        link('Universal Commerce Protocol', `${url}/.well-known/ucp`, 'Catalogue and cart.'),
        link('Search', `${url}/api/allproducts?q=linen+shirt&limit=20`, 'Products as JSON.'),
        item(
          'Each page of a product has its sizes, prices and availability as schema.org JSON-LD, and needs no JavaScript.',
        ),
      ],
    ],
  ];
  return [
    `# ${line(name)}`,
    ...(description ? [`> ${line(description)}`] : []),
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}`),
    '',
  ].join('\n\n');
}

const item = (text: string) => `- ${line(text)}`;

function link(title: string, url: string, about = ''): string {
  const name = line(title).replace(/[[\]\\]/g, '\\$&');
  return `- [${name}](${url})${about && `: ${line(about)}`}`;
}

/** An owner's text as one line of Markdown. */
function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
