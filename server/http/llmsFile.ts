import type { FastifyInstance, FastifyRequest } from 'fastify';
import { i18n } from '../../contract/i18n.ts';
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
      i18n.t('Products'),
      [
        ...shown.filter((path) => path !== paths.home && listings.includes(path)).map(linkTo),
        ...collections.map(({ slug, title }) => link(title, url + paths.collection(slug))),
      ],
    ],
    [i18n.t('Delivery'), terms.delivery.split('\n').filter(Boolean).map(item)],
    [i18n.t('Returns'), terms.returns ? [item(terms.returns)] : []],
    [i18n.t('The shop'), shown.filter((path) => !listings.includes(path)).map(linkTo)],
    [i18n.t('Contact'), [supportEmail, phone].filter(Boolean).map(item)],
    [
      i18n.t('For agents'),
      [
        link(i18n.t('Sitemap'), `${url}/sitemap.xml`, i18n.t('Every page and product.')),
        link(
          'Universal Commerce Protocol',
          `${url}/.well-known/ucp`,
          i18n.t('Catalogue and cart.'),
        ),
        link(
          i18n.t({ id: 'Search (page)', message: 'Search' }),
          `${url}/api/allproducts?q=linen+shirt&limit=20`,
          i18n.t('Products as JSON.'),
        ),
        item(
          i18n.t(
            'Each page of a product has its sizes, prices and availability as schema.org JSON-LD, and needs no JavaScript.',
          ),
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
