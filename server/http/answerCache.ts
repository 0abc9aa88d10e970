import type { FastifyReply } from 'fastify';
import { type Watch, watchLookups } from '../lib/watch.ts';
import type { ReadCatalogueVersion } from '../services/catalogue/catalogueVersion.ts';
import { createVersionedCache } from '../services/catalogue/versionedCache.ts';
import { bytesOf, type KeptAnswer, keepAnswer, sendKept } from './keptAnswer.ts';

/** An answer before it is serialised, with headers of its own. */
type Payload = { body: unknown; headers?: Record<string, string | number> };

/** Sends the answer that `make` made for this URL, made again when the catalogue has changed. */
type SendCached = (reply: FastifyReply, make: () => Promise<Payload>) => Promise<FastifyReply>;

const maxBytes = 48 * 1024 * 1024;

/**
 * Answers about products are made, serialised and compressed once, until the catalogue changes.
 * Their only key is the URL, so the answer must depend on nothing else.
 * @param stockLag milliseconds for which they may show old stock
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

/** Serialised by the reply's own schema, as an uncached answer is. */
async function write({ body, headers = {} }: Payload, reply: FastifyReply): Promise<KeptAnswer> {
  return keepAnswer(reply.serialize(body) as string, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    // A browser keeps it, but asks each time whether it is still current.
    'cache-control': 'private, no-cache',
  });
}
