import type { FastifyInstance } from 'fastify';
import { toIpAddress } from '../lib/ipAddress.ts';

const header = 'x-forwarded-for';

/**
 * Makes X-Forwarded-For a list of bare IP addresses before anything reads it: Fastify takes any text
 * there for an address, so with a port every connection would be another visitor. The list is read
 * from its end, where the nearest proxy wrote. It stops at an entry without an address, as nobody
 * vouches for what is before it; the visitor then has the address of the proxy that wrote the entry.
 */
export function normalizeForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const given = headers[header];
    if (given === undefined) return;
    const addresses = String(given).split(',').map(toIpAddress);
    headers[header] = addresses.slice(addresses.lastIndexOf(undefined) + 1).join(', ');
  });
}
