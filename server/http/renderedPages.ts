import { createHash } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { type Watch, watchLookups } from '../lib/watch.ts';
import type { ReadCatalogueVersion } from '../services/catalogue/catalogueVersion.ts';
import { createVersionedCache } from '../services/catalogue/versionedCache.ts';
import { bytesOf, type KeptAnswer, keepAnswer, packTightly } from './keptAnswer.ts';
import { renderingAddress } from './load.ts';
import type { PageTemplate } from './pageTemplate.ts';
import type { Renderer } from './renderer.ts';

/** What a page is made of, apart from the catalogue. */
type PageQuestion = {
  /** Path and query. */
  url: string;
  shopUrl: string;
  /** What `config.js` and the owner set; the catalogue's version changes with what the owner does. */
  readSettings: () => Promise<object>;
  /** Of `config.js`. */
  settingsVersion: string;
};

/** What renders the app's pages, and into what. */
export type Rendering = {
  renderer: Renderer;
  template: PageTemplate;
  readVersion: ReadCatalogueVersion;
};

const maxBytes = 48 * 1024 * 1024;

/** For the data that hydrates pages that were sent; a few seconds' worth would do. */
const maxTakeoverBytes = 8 * 1024 * 1024;

/** Rendering blocks everything else in this process: two at once would only block it for longer. */
const concurrency = 1;

/** In milliseconds: in a busy shop no page gets that old. */
const lastsAfter = 3000;

/** Of a hash: enough to tell a shop's pages of some minutes apart, and few bytes of the first flight. */
const idLength = 10;

/** With more than these waiting, browsers are faster. */
const maxWaiting = 8;

/** A page, and the data that hydrates it, which is not needed to show it. */
type KeptPage = { page: KeptAnswer; takeover: KeptAnswer };

/**
 * The app's pages as HTML, rendered with answers of this server's own API and kept until the
 * catalogue changes. They may show stock that is a few seconds old: adding to a cart says what is
 * left, and in a busy shop every page would be rendered again for each unit sold.
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

  /** By the id of the page, which may have been rendered again by the time its app has come. */
  const takeovers = new LRUCache<string, KeptAnswer>({
    maxSize: maxTakeoverBytes,
    sizeCalculation: bytesOf,
  });

  async function render({ url, shopUrl, readSettings }: PageQuestion): Promise<KeptPage> {
    await othersTurn();
    const settings = await readSettings();
    const request = { url, shopUrl, settings, fetch: fetchHere };
    const { head, body, ...carried } = await renderPage(request);
    const keep = (type: string, text: string) =>
      keepAnswer(text, { 'content-type': type, 'cache-control': 'no-cache' });
    const takenOverWith = JSON.stringify({ settings, shopUrl, ...carried });
    const id = createHash('sha1').update(takenOverWith).digest('base64url').slice(0, idLength);
    const takeover = await keep('application/json; charset=utf-8', takenOverWith);
    takeovers.set(id, takeover);
    return {
      page: await keep('text/html; charset=utf-8', template.fill({ head, body, id })),
      takeover,
    };
  }

  /** Pages rendered within the last seconds. */
  const newest = new Map<string, KeptPage>();

  function packIfNewest(key: string, kept: KeptPage) {
    if (newest.get(key) !== kept) return;
    newest.delete(key);
    // What can't be compressed more tightly is sent as it is.
    for (const answer of [kept.page, kept.takeover]) packTightly(answer).catch(() => {});
  }

  return {
    /**
     * Undefined where the page is left to the browser. Rejects when it can't be rendered.
     * @param mayRender asked where nothing is kept
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

    /** What the page of this id is taken over with, if it was sent from here not long ago. */
    takeoverOf: (id: string) => takeovers.get(id),
  };
}
