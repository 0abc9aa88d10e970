import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { i18n } from '../../contract/i18n.ts';
import { type Language, settingsPath, splitLanguage } from '../../contract/languages.ts';
import type { SiteMeta } from '../../contract/pages.ts';
import { menuOf } from '../../contract/rules/collections.ts';
import type { Config } from '../config.ts';
import { inCurrencyOf } from '../lib/currencies.ts';
import { onlyEnglish, shopLanguage } from '../lib/languages.ts';
import { throttle } from '../lib/time.ts';
import { findShownCollections } from '../repositories/collections.ts';
import { findCurrencies } from '../repositories/currencies.ts';
import { hasReduced } from '../repositories/products.ts';
import { findRedirect } from '../repositories/redirects.ts';
import type { Context } from '../services/context.ts';
import { findPurposes } from '../services/measuring/measuring.ts';
import type { RenditionStore } from '../services/pictures/renditions.ts';
import { furtherLanguage, ownNames, settingsInOwnWords } from '../services/selling/ownWords.ts';
import { callsHere, ownProfileReader, ownSettings, type ShopSettings } from './configFile.ts';
import { fail, redactQuery, redactValues } from './errorHandler.ts';
import { feedFileRoutes } from './feedFiles.ts';
import { type CompressedAnswer, compressAnswer, sendCompressed } from './keptAnswer.ts';
import { llmsFileRoute } from './llmsFile.ts';
import type { MayRender } from './load.ts';
import { ownFileRoutes, sitemapRoutes } from './ownFiles.ts';
import { inScript, resolveVisit, type Visit, withHead } from './pageTemplate.ts';
import { createRenderedPages, type Rendering } from './renderedPages.ts';
import { sendText, urlsOf } from './send.ts';

/** Prefix of the data that hydrates a page: a rendering's id and the page's path follow. */
const takeoverPath = '/rendered';

const htmlType = 'text/html; charset=utf-8';
const pageHeaders = { 'content-type': htmlType, 'cache-control': 'no-cache' };

const year = 'public, max-age=31536000, immutable';

type Website = {
  /** The folder of the built app, and its index.html. */
  dist: string;
  page: string;
  /** Without it, browsers render the pages. */
  rendering?: (Rendering & { mayRender: MayRender }) | undefined;
  readSettings: () => ShopSettings;
  config: Pick<Config, 'AGENTS' | 'ALLOWED_ORIGINS' | 'DEMO' | 'PUBLIC_URL' | 'WEB_VITALS'> &
    Parameters<typeof llmsFileRoute>[3];
};

/**
 * Serves the built app from `dist`. Files under `/assets/`, which have a hash in their name, are
 * cached forever, all others are revalidated. The app's own URLs get its page with their head.
 */
export async function website(
  app: FastifyInstance,
  context: Context & { renditions: RenditionStore; applySales: () => Promise<void> },
  { dist, page, rendering, readSettings, config }: Website,
) {
  const readOwn = ownProfileReader(context, readSettings, (error) =>
    app.log.error({ err: redactValues(error) }, 'The owner’s settings can’t be read'),
  );
  const languageOf = (url: string) => splitLanguage(url, context.languages ?? onlyEnglish).language;
  async function siteMetaOf(request: FastifyRequest): Promise<SiteMeta> {
    const own = await readOwn(languageOf(request.url));
    const { profile, texts } = own ?? { ...readSettings(), texts: [] };
    return {
      ...{ ...profile, texts, url: urlsOf(request, config).serverUrl },
      ...(context.languages && { languages: context.languages }),
    };
  }
  const pages = rendering && createRenderedPages(app, rendering, context.watch);
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  sitemapRoutes(app, context, siteMetaOf);
  feedFileRoutes(app, context, siteMetaOf);
  if (config.AGENTS === 'on') llmsFileRoute(app, context, siteMetaOf, config);
  ownFileRoutes(app, context.renditions, dist, siteMetaOf, readOwn);
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    preCompressed: true,
    // A page's path has no dot: it is not looked for on the disk.
    allowedPath: (path) => path.includes('.'),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isAsset = path.slice(dist.length).replaceAll('\\', '/').startsWith('/assets/');
      reply.setHeader('cache-control', isAsset ? year : 'no-cache');
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  const report = (request: FastifyRequest, error: unknown, what: string) =>
    request.log.error({ err: redactValues(error), url: redactQuery(request.url) }, what);

  /** A page that cannot be rendered would fail for every visitor. */
  const reportFailedRendering = throttle(
    60_000,
    (leftOut, request: FastifyRequest, error: unknown) =>
      report(request, error, `A page could not be rendered, as ${leftOut} before it`),
  );

  async function ownOf(settings: ShopSettings['settings'], asked: Language) {
    if (!settings || !callsHere(settings)) return {};
    const own = await readOwn(asked);
    await context.applySales();
    const language = furtherLanguage(context, asked);
    const [sale, collections, names, measuring, currencies] = await Promise.all([
      hasReduced(context.db).catch(() => false),
      findShownCollections(context.db, { inMenu: true })
        .then((found) => settingsInOwnWords(context, 'collection', found, language))
        .catch(() => []),
      language && ownNames(context, language).catch(() => undefined),
      // If these settings cannot be read, nothing is measured.
      findPurposes(context).catch(() => undefined),
      findCurrencies(context.db).catch(() => []),
    ]);
    return {
      ...ownSettings(settings, config, own, context.pictures, {
        languages: context.languages,
        measuring,
        currencies: currencies.map(({ code }) => code),
      }),
      ...(sale && { sale }),
      ...names,
      ...(collections.length > 0 && { collections: menuOf(collections) }),
    };
  }

  // Before the file's route: the file lacks this server's and the owner's settings.
  app.get<{ Querystring: { language?: string } }>('/config.js', async (request, reply) => {
    const { settings, text } = readSettings();
    const own = await ownOf(settings, shopLanguage(request.query.language, context.languages));
    const said = `\nObject.assign(window.hemline, ${inScript(own)});\n`;
    const isChanged = config.DEMO === 'off' || Object.keys(own).length > 0;
    return text && isChanged
      ? sendText(request, reply, text + said, 'text/javascript; charset=utf-8')
      : reply.sendFile('config.js');
  });

  const unrendered = new LRUCache<string, Promise<CompressedAnswer>>({ max: 100 });

  /** Reads what the visitor of a URL finds, at most once. */
  function visitReader(request: FastifyRequest, url: string): () => Promise<Visit> {
    let visit: Promise<Visit> | undefined;
    return () => {
      visit ??= siteMetaOf(request).then((site) => resolveVisit(context, site, url));
      return visit;
    };
  }

  /** The page at this URL; undefined if the browser has to render it. */
  async function tryToRender(
    request: FastifyRequest,
    url: string,
    readVisit = visitReader(request, url),
  ) {
    const { settings, version } = readSettings();
    if (!rendering || !pages || !settings || !callsHere(settings)) return undefined;
    const { currencyTerms = {} } = request;
    const question = {
      url,
      shopUrl: urlsOf(request, config).serverUrl,
      // Another visitor's page may be rendered before.
      readSettings: () =>
        inCurrencyOf(currencyTerms, async () => ({
          ...settings,
          ...(await ownOf(settings, languageOf(url))),
        })),
      settingsVersion: version + (currencyTerms.currency ? JSON.stringify(currencyTerms) : ''),
    };
    try {
      return await pages.get(question, async () => {
        const { head } = await readVisit();
        return 'meta' in head && rendering.mayRender(request);
      });
    } catch (error) {
      reportFailedRendering(request, error);
      return undefined;
    }
  }

  /** Target of a former shop's path, with the visitor's query. */
  async function redirectOf(request: FastifyRequest): Promise<string | undefined> {
    try {
      const target = await findRedirect(context.db, request.url);
      return target && `${target}${/\?[^#]*/.exec(request.url)?.[0] ?? ''}`;
    } catch (error) {
      report(request, error, 'The redirects could not be read');
      return undefined;
    }
  }

  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const readVisit = visitReader(request, request.url);
    const rendered = await tryToRender(request, request.url, readVisit);
    if (rendered) return sendCompressed(reply, rendered.page);
    // If the product's row cannot be read, the app still shows an error.
    const visit = await readVisit().catch(async (error): Promise<Visit> => {
      report(request, error, 'The head of a page could not be made');
      const head = { title: (await siteMetaOf(request)).name };
      return { status: 200, language: languageOf(request.url), head, isIndexed: true };
    });
    const target = visit.status === 404 && (await redirectOf(request));
    if (target) return reply.redirect(target, 301);
    const html = withHead(page, visit, settingsPath(request.url));
    if (visit.status !== 200) return sendText(request, reply, html, htmlType, visit.status);
    const answer = unrendered.get(html) ?? compressAnswer(html, pageHeaders);
    unrendered.set(html, answer);
    // A failure is not kept: the next visit tries again.
    answer.catch(() => unrendered.delete(html));
    return sendCompressed(reply, await answer);
  };
  app.get('/', showPage);
  // The service worker fetches this file as the app's shell; visitors get the home page.
  app.get('/index.html', (request, reply) => {
    reply.header('vary', 'accept');
    return request.headers.accept?.includes('text/html')
      ? reply.redirect(`/${/\?.*/.exec(request.url)?.[0] ?? ''}`, 301)
      : reply.sendFile('index.html');
  });
  app.get<{ Params: { id: string } }>(`${takeoverPath}/:id/*`, async (request, reply) => {
    const { id } = request.params;
    const kept = pages?.takeoverOf(id);
    if (kept) return sendCompressed(reply, kept);
    // Rendered long ago, or by another process: the app renders the changes since.
    const url = request.url.slice(`${takeoverPath}/${id}`.length);
    const rendered = await tryToRender(request, url);
    return rendered ? sendCompressed(reply, rendered.takeover) : sendPageNotFound(reply);
  });
  app.setNotFoundHandler((request, reply) =>
    isVisit(request) ? showPage(request, reply) : sendPageNotFound(reply),
  );
}

/** 404 for unknown URLs. */
export function sendPageNotFound(reply: FastifyReply): FastifyReply {
  return fail(reply, 404, i18n.t('There is nothing at this URL'));
}

/** Browsers name HTML first; link previews accept anything. */
export function isVisit({
  method,
  url,
  headers: { accept = '*/*' },
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const wantsHtml = accept.includes('text/html') || accept.startsWith('*/*');
  return isRead && wantsHtml && !/^\/(api|assets)(\/|$|\?)/.test(url);
}
