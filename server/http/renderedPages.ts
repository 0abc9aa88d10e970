import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Language } from '../../contract/languages.ts';
import { type Watch, watchLookups } from '../lib/watch.ts';
import {
  createVersionedCache,
  type ReadCatalogueVersion,
} from '../services/catalogue/catalogueVersion.ts';
import { bytesOf, type CompressedAnswer, compressAnswer, recompress } from './keptAnswer.ts';
import { renderingAddress } from './load.ts';
import type { PageTemplate } from './pageTemplate.ts';

/** Renderer of the app's pages: the app itself, built for the server (src/app/renderer.ts). */
export type Renderer = {
  renderPage: (request: {
    url: string;
    shopUrl: string;
    settings: object;
    fetch: typeof fetch;
  }) => Promise<{
    head: string;
    body: string;
    language: Language;
    answers: object;
    styles: string;
  }>;
  /** Canonical URL of a page that is rendered here; undefined if the browser renders it. */
  renderedUrl: (url: string) => string | undefined;
  /** Script with which a rendered page starts the app. */
  startScript: string;
};

/** Loads the renderer that was built beside the app, if there is one. */
export async function loadRenderer(file: string): Promise<Renderer | undefined> {
  if (!existsSync(file)) return undefined;
  const { renderer } = await import(pathToFileURL(file).href);
  return renderer;
}

/** Inputs of a page, except the catalogue. */
type PageQuestion = {
  /** Path and query. */
  url: string;
  shopUrl: string;
  /** Settings of `config.js` and of the owner; the catalogue's version changes with the owner's. */
  readSettings: () => Promise<object>;
  /** Version of `config.js`. */
  settingsVersion: string;
};

export type Rendering = {
  renderer: Renderer;
  template: PageTemplate;
  readVersion: ReadCatalogueVersion;
};

const maxBytes = 48 * 1024 * 1024;

/** Cache of the data that hydrates sent pages; a few seconds of it would suffice. */
const maxTakeoverBytes = 8 * 1024 * 1024;

/** Rendering blocks everything else in this process; two at once would only block it for longer. */
const concurrency = 1;

/** In milliseconds: in a busy shop no page gets that old. */
const lastsAfter = 3000;

/** Characters of a hash: enough to distinguish a shop's pages of some minutes, in few bytes. */
const idLength = 10;

/** With more in the queue, browsers render faster. */
const maxWaiting = 8;

/** A page, and the data that hydrates it, which is not needed to show it. */
type KeptPage = { page: CompressedAnswer; takeover: CompressedAnswer };

/**
 * The app's pages as HTML, rendered with this server's own API and cached until the catalogue
 * changes. They may show stock that is a few seconds old: else a busy shop would render every page
 * again for each unit sold.
 */
export function createRenderedPages(
  app: FastifyInstance,
  { renderer: { renderPage, renderedUrl }, template, readVersion }: Rendering,
  watch?: Watch,
) {
  const options = { readVersion, maxBytes, stockLag: 1000 };
  const cache = createVersionedCache<KeptPage | undefined>({
    ...options,
    bytesOf: ({ page, takeover }) => bytesOf(page) + bytesOf(takeover),
  });
  const queue = new PQueue({ concurrency });
  watchLookups('page', cache, watch);
  watch?.('renderings_waiting', 'Pages that wait to be rendered', () => queue.size);

  const fetchHere: typeof fetch = async (url, init) => {
    await othersTurn();
    const headers = Object.fromEntries(new Headers(init?.headers));
    const answer = await app.inject({ url: String(url), headers, remoteAddress: renderingAddress });
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    });
  };

  /** By the id of the page, which may have been rendered again before its app arrives. */
  const takeovers = new LRUCache<string, CompressedAnswer>({
    maxSize: maxTakeoverBytes,
    sizeCalculation: bytesOf,
  });

  async function render({ url, shopUrl, readSettings }: PageQuestion): Promise<KeptPage> {
    await othersTurn();
    const settings = await readSettings();
    const request = { url, shopUrl, settings, fetch: fetchHere };
    const { head, body, language, ...carried } = await renderPage(request);
    const keep = (type: string, text: string) =>
      compressAnswer(text, { 'content-type': type, 'cache-control': 'no-cache' });
    const takenOverWith = JSON.stringify({ settings, shopUrl, ...carried });
    const id = createHash('sha1').update(takenOverWith).digest('base64url').slice(0, idLength);
    const takeover = await keep('application/json; charset=utf-8', takenOverWith);
    takeovers.set(id, takeover);
    return {
      page: await keep('text/html; charset=utf-8', template.fill({ head, body, id, language })),
      takeover,
    };
  }

  /** Pages rendered within the last seconds. */
  const newest = new Map<string, KeptPage>();

  function packIfNewest(key: string, kept: KeptPage) {
    if (newest.get(key) !== kept) return;
    newest.delete(key);
    // A reply that cannot be compressed further is sent unchanged.
    for (const answer of [kept.page, kept.takeover]) recompress(answer).catch(() => {});
  }

  return {
    /**
     * Undefined if the browser should render the page. Rejects when rendering fails.
     * @param mayRender called when nothing is cached
     */
    async get(question: PageQuestion, mayRender: () => Promise<boolean>) {
      const url = renderedUrl(question.url);
      if (url === undefined) return undefined;
      const { shopUrl, settingsVersion } = question;
      const key = JSON.stringify([url, shopUrl, settingsVersion]);
      return cache.get(key, async () => {
        if (!(await mayRender()) || queue.size >= maxWaiting) return undefined;
        const kept = await queue.add(() => render({ ...question, url }));
        newest.set(key, kept);
        setTimeout(() => packIfNewest(key, kept), lastsAfter).unref();
        return kept;
      });
    },

    /** Hydration data of the page with this id, if this server sent it recently. */
    takeoverOf: (id: string) => takeovers.get(id),
  };
}
