import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';

/** An answer as it goes out, in each encoding that somebody asked for. */
export type KeptAnswer = {
  headers: Record<string, string | number>;
  encoded: Map<string, Promise<Buffer>>;
  plain: Buffer;
};

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

/** @param headers `content-type` and `cache-control`, and what else is said of it */
export function keepAnswer(text: string, headers: KeptAnswer['headers']): KeptAnswer {
  const plain = Buffer.from(text);
  const hash = createHash('sha1').update(plain).digest('base64url');
  return {
    headers: { ...headers, etag: `W/"${hash}"` },
    encoded: new Map(),
    plain,
  };
}

/** Twice, for the compressed ones. */
export function bytesOf({ plain }: KeptAnswer): number {
  return plain.length * 2;
}

/** Sends it as the caller takes it, or that it is what they have. */
export async function sendKept(reply: FastifyReply, kept: KeptAnswer): Promise<FastifyReply> {
  const { headers } = reply.request;
  reply.headers(kept.headers).header('vary', varyOf(reply));
  if (headers['if-none-match'] === kept.headers.etag) return reply.code(304).send();
  const encoding = negotiate(headers['accept-encoding'] ?? '', Object.keys(encoders));
  if (!encoding || kept.plain.length < compressedFrom) return reply.send(kept.plain);
  return reply.header('content-encoding', encoding).send(await encode(kept, encoding));
}

/** Beside what it varies by already, as where other sites may call. */
function varyOf(reply: FastifyReply): string {
  return [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ');
}

function encode({ encoded, plain }: KeptAnswer, encoding: string): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const made = encoders[encoding]?.(plain) ?? Promise.resolve(plain);
  encoded.set(encoding, made);
  return made;
}
