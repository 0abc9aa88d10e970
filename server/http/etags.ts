import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The same for the same text, however it is compressed. */
export function etagOf(text: string | Buffer): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`;
}

/**
 * Whether the caller has the version with this tag: it may name several, and a proxy may have made them
 * weak, so that what stands between the quotation marks counts (RFC 9110, 13.1.2).
 */
export function hasEtag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  return headers['if-none-match']?.includes(etag.replace('W/', '')) ?? false;
}
