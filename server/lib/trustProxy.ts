import { isIP } from 'node:net';
import type { FastifyServerOptions } from 'fastify';

/**
 * Whom Fastify trusts in X-Forwarded-For, for a TRUST_PROXY of `off`, a number of hops, or addresses.
 * The header is read from its end, so what a visitor put in front of it never counts.
 */
export function trustedProxies(setting: string): FastifyServerOptions['trustProxy'] {
  if (setting === 'off') return false;
  // Fastify takes a bare number for nobody: it cannot tell whether a proxy is there at all. The
  // shop's owner says so with the setting.
  if (isCount(setting)) return (_address, hop) => hop < Number(setting);
  return addressesIn(setting);
}

/** Whether the text is one that `trustedProxies` understands. */
export function isTrustProxy(setting: string): boolean {
  return setting === 'off' || isCount(setting) || addressesIn(setting).every(isNetwork);
}

function isCount(setting: string): boolean {
  return /^[1-9]$/.test(setting);
}

function addressesIn(setting: string): string[] {
  return setting.split(',').map((address) => address.trim());
}

/** An address, or a network as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits;
}
