import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import PQueue from 'p-queue';
import { etagOf, hasEtag } from './etags.ts';

type Encoding = 'br' | 'gzip';

/**
 * An answer as it is sent, compressed to a tenth. For the rare caller that accepts no encoding it
 * is unpacked.
 */
export type KeptAnswer = {
  headers: Record<string, string | number>;
  /** Undefined for one that is kept as it is. */
  encoding: 'br' | undefined;
  bytes: Buffer;
  /** Made for the first caller that accepts nothing better. */
  gzip?: Promise<Buffer>;
};

/** Shorter ones fit a network packet as they are. */
const compressedFrom = 1024;

const encodings: Encoding[] = ['br', 'gzip'];

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);

/** Quick, as a visitor waits for it. */
const quickQuality = 5;

/** A tenth fewer bytes, for a quarter of a second of one thread. */
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

/** @param headers `content-type` and `cache-control`, and what else is said of it */
export async function keepAnswer(
  text: string,
  headers: KeptAnswer['headers'],
): Promise<KeptAnswer> {
  const plain = Buffer.from(text);
  const all = { ...headers, etag: etagOf(plain) };
  if (plain.length < compressedFrom) return { headers: all, encoding: undefined, bytes: plain };
  const packed = await pack(plain, quickQuality);
  return {
    headers: all,
    encoding: 'br',
    // A copy, as the result may be a part of a much larger buffer.
    bytes: Buffer.from(packed),
  };
}

/**
 * Compresses an answer that is kept for long more tightly. Until then, and while many wait for it,
 * it is sent as it is.
 */
export async function packTightly(kept: KeptAnswer): Promise<void> {
  if (!kept.encoding || packing.size >= maxWaiting) return;
  await packing.add(async () => {
    kept.bytes = Buffer.from(await pack(await unbrotli(kept.bytes), bestQuality));
  });
}

/** Leaves room for a second encoding, and for the overhead of an entry. */
export function bytesOf({ bytes }: KeptAnswer): number {
  return bytes.length * 2 + 1024;
}

/** Sends it in an encoding that the caller accepts, or a 304. */
export async function sendKept(reply: FastifyReply, kept: KeptAnswer): Promise<FastifyReply> {
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

/** Adds to what it varies by already, as where other sites may call. */
function varyOf(reply: FastifyReply): string {
  return [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ');
}
