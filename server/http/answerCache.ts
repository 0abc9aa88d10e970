import type { FastifyReply } from 'fastify';
import { type Watch, watchLookups } from '../lib/watch.ts';
import type { ReadCatalogueVersion } from '../services/catalogue/catalogueVersion.ts';
import { createVersionedCache } from '../services/catalogue/versionedCache.ts';
import { bytesOf, type KeptAnswer, keepAnswer, sendKept } from './keptAnswer.ts';

/** An answer before it is written out: what is sent, and headers that belong to it. */
type Payload = { body: unknown; headers?: Record<string, string | number> };

/** Sends what `make` answers at this URL, or what it answered before, while the catalogue is the same. */
type SendCached = (reply: FastifyReply, make: () => Promise<Payload>) => Promise<FastifyReply>;

const maxBytes = 48 * 1024 * 1024;

/**
 * Answers about products are made, written out and compressed once, until the catalogue changes.
 * They are told apart by their URL, so the answer must depend on nothing else.
 * @param stockLag milliseconds for which they may show the stock of before
 */
export function createAnswerCache(
  readVersion: ReadCatalogueVersion,
  watch?: Watch,
  stockLag = 0,
): SendCached {
  const cache = createVersionedCache<KeptAnswer>({ readVersion, maxBytes, bytesOf, stockLag });
  watchLookups('answer', cache, watch);
  return async (reply, make) => {
    const { url } = reply.request;
    return sendKept(reply, await cache.get(url, async () => write(await make(), reply)));
  };
}

/** By the reply's own schema, as an answer that is not kept. */
async function write({ body, headers = {} }: Payload, reply: FastifyReply): Promise<KeptAnswer> {
  return keepAnswer(reply.serialize(body) as string, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    // Kept by a browser, who asks each time whether it still holds.
    'cache-control': 'private, no-cache',
  });
}
