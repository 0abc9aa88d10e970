import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import type { ReadCatalogueVersion } from '../services/catalogue/catalogueVersion.ts';
import { createVersionedCache } from '../services/catalogue/versionedCache.ts';

/** An answer before it is written out: what is sent, and headers that belong to it. */
type Answer = { body: unknown; headers?: Record<string, string | number> };

/** Sends what `make` answers at this URL, or what it answered before, while the catalogue is the same. */
export type SendCached = (
  reply: FastifyReply,
  make: () => Promise<Answer>,
) => Promise<FastifyReply>;

/** An answer as it goes out, in each encoding that somebody asked for. */
type Written = {
  headers: Record<string, string | number>;
  encoded: Map<string, Promise<Buffer>>;
  plain: Buffer;
};

const maxBytes = 48 * 1024 * 1024;

/** Shorter ones fit a network packet as they are. */
const compressedFrom = 1024;

const encoders: Record<string, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    brotli(plain, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain) => gzip(plain),
};
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Answers about products are made, written out and compressed once, until the catalogue changes.
 * They are told apart by their URL, so the answer must depend on nothing else.
 */
export function createAnswerCache(readVersion: ReadCatalogueVersion): SendCached {
  const cache = createVersionedCache<Written>({
    readVersion,
    maxBytes,
    // Twice, for the compressed ones.
    bytesOf: ({ plain }) => plain.length * 2,
    stockLag: 0,
  });

  return async (reply, make) => {
    const { url, headers } = reply.request;
    const written = await cache.get(url, async () => write(await make(), reply));
    reply.headers(written.headers);
    if (headers['if-none-match'] === written.headers.etag) return reply.code(304).send();
    const encoding = negotiate(headers['accept-encoding'] ?? '', Object.keys(encoders));
    if (!encoding || written.plain.length < compressedFrom) return reply.send(written.plain);
    return reply.header('content-encoding', encoding).send(await encode(written, encoding));
  };
}

/** By the reply's own schema, as an answer that is not kept. */
function write({ body, headers = {} }: Answer, reply: FastifyReply): Written {
  const plain = Buffer.from(reply.serialize(body) as string);
  const hash = createHash('sha1').update(plain).digest('base64url');
  return {
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      // Kept by a browser, who asks each time whether it still holds.
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
      etag: `W/"${hash}"`,
    },
    encoded: new Map(),
    plain,
  };
}

function encode({ encoded, plain }: Written, encoding: string): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const made = encoders[encoding]?.(plain) ?? Promise.resolve(plain);
  encoded.set(encoding, made);
  return made;
}
