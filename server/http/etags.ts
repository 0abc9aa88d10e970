import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The same for the same text, however it is packed on its way. */
export function etagOf(text: string | Buffer): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`;
}

/** Whether the caller has it already: it may name several, or one that a proxy has made weak (RFC 9110, 13.1.2). */
export function hasEtag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  return headers['if-none-match']?.includes(etag.replace('W/', '')) ?? false;
}
