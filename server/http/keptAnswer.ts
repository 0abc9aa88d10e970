import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { i18n } from '../../contract/i18n.ts';
import { ShopError } from '../errors.ts';
import { termsInUse } from '../lib/currencies.ts';
import { type Watch, watchLookups } from '../lib/watch.ts';
import {
  createVersionedCache,
  type ReadCatalogueVersion,
} from '../services/catalogue/catalogueVersion.ts';

/** Tag of a text, independent of its compression. */
export function etagOf(text: string | Buffer): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`;
}

/**
 * Returns true if the caller has this version. The header may list several tags, and a proxy may
 * have made them weak, so only the part in quotation marks is compared (RFC 9110, 13.1.2).
 */
export function hasEtag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  return headers['if-none-match']?.includes(etag.replace('W/', '')) ?? false;
}

type Encoding = 'br' | 'gzip';

/** A serialized reply, compressed to a tenth, and unpacked for callers that accept no encoding. */
export type CompressedAnswer = {
  headers: Record<string, string | number>;
  /** Undefined if it is not compressed. */
  encoding: 'br' | undefined;
  bytes: Buffer;
  /** Compressed for the first caller that accepts nothing better. */
  gzip?: Promise<Buffer>;
};

/** Shorter ones fit in a network packet uncompressed. */
const compressedFrom = 1024;

const encodings: Encoding[] = ['br', 'gzip'];

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);

/** Fast, because a visitor waits for it. */
const quickQuality = 5;

/** Saves another tenth of the bytes, for a quarter of a second of one thread. */
const bestQuality = 11;

const maxWaiting = 16;

/** Keeps one thread busy at most. */
const packing = new PQueue({ concurrency: 1 });

function pack(plain: Buffer, quality: number): Promise<Buffer> {
  return brotli(plain, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

/** @param headers `content-type` and `cache-control`, and others of the answer */
export async function compressAnswer(
  text: string,
  headers: CompressedAnswer['headers'],
): Promise<CompressedAnswer> {
  const plain = Buffer.from(text);
  const all = { ...headers, etag: etagOf(plain) };
  if (plain.length < compressedFrom) return { headers: all, encoding: undefined, bytes: plain };
  // A copy, because the result may be part of a much larger buffer.
  const bytes = Buffer.from(await pack(plain, quickQuality));
  return { headers: all, encoding: 'br', bytes };
}

/** Compresses a long-lived reply more tightly, unless too many wait; it stays usable meanwhile. */
export async function recompress(kept: CompressedAnswer) {
  if (!kept.encoding || packing.size >= maxWaiting) return;
  await packing.add(async () => {
    kept.bytes = Buffer.from(await pack(await unbrotli(kept.bytes), bestQuality));
  });
}

/** Leaves room for a second encoding, and for the overhead of an entry. */
export function bytesOf({ bytes }: CompressedAnswer): number {
  return bytes.length * 2 + 1024;
}

/** Sends it in an encoding that the caller accepts, or a 304. */
export async function sendCompressed(
  reply: FastifyReply,
  kept: CompressedAnswer,
): Promise<FastifyReply> {
  const { headers } = reply.request;
  reply.headers(kept.headers).header('vary', varyOf(reply));
  if (hasEtag(reply.request, String(kept.headers.etag))) return reply.code(304).send();
  if (!kept.encoding) return reply.send(kept.bytes);
  const encoding = negotiate(headers['accept-encoding'] ?? '', encodings);
  if (encoding === 'br') return reply.header('content-encoding', 'br').send(kept.bytes);
  if (!encoding) return reply.send(await unbrotli(kept.bytes));
  kept.gzip ??= unbrotli(kept.bytes).then((plain) =>
    gzip(plain, { level: zlib.constants.Z_BEST_COMPRESSION }),
  );
  return reply.header('content-encoding', 'gzip').send(await kept.gzip);
}

/** Extends an existing Vary header, as for calls from other sites. */
function varyOf(reply: FastifyReply): string {
  return [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ');
}

/** An unserialized reply, with its own headers. */
type Payload = { body: unknown; headers?: Record<string, string | number> };

/** Sends the cached reply of this URL, which `make` renews when the catalogue has changed. */
type SendCached = (reply: FastifyReply, make: () => Promise<Payload>) => Promise<FastifyReply>;

const maxBytes = 48 * 1024 * 1024;

/**
 * Caches replies about products, serialised and compressed, until the catalogue changes. The URL, the
 * language and the currency with its terms are the only key, so the reply must not depend on anything else.
 * @param stockLag milliseconds for which they may show old stock
 */
export function createAnswerCache(
  readVersion: ReadCatalogueVersion,
  watch?: Watch,
  stockLag = 0,
): SendCached {
  const cache = createVersionedCache<CompressedAnswer>({
    readVersion,
    maxBytes,
    bytesOf,
    stockLag,
  });
  watchLookups('answer', cache, watch);
  return async (reply, make) => {
    const { url } = reply.request;
    // A new rate has a new key: the terms were read before the catalogue's version.
    const key = `${i18n.locale} ${JSON.stringify(termsInUse())} ${url}`;
    let isOwn = false;
    const answer = async () => write(await make(), reply);
    const kept = await cache
      .get(key, () => {
        isOwn = true;
        return answer();
      })
      .catch((error) => {
        // The refusal of a concurrent caller may be in another language.
        if (isOwn || !(error instanceof ShopError)) throw error;
        return answer();
      });
    return sendCompressed(reply, kept);
  };
}

/** Serialized by the reply's own schema, like an uncached reply. */
async function write(
  { body, headers = {} }: Payload,
  reply: FastifyReply,
): Promise<CompressedAnswer> {
  return compressAnswer(reply.serialize(body) as string, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    // A browser caches it, but revalidates it each time.
    'cache-control': 'private, no-cache',
  });
}
