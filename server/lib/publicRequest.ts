import { lookup } from 'node:dns';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Part of the network that requests to others' URLs may reach; tests pass their own. */
export type Reach = {
  lookup: LookupFunction;
  isPublic: (address: string) => boolean;
  ports: readonly string[];
};

/** Allows default ports only: `URL.port` is empty for them. */
export const internet: Reach = {
  lookup: lookup as LookupFunction,
  isPublic: isPublicAddress,
  ports: [''],
};

/** The URL leads to this machine or its network, or is not of the web. */
export class NotPublic extends Error {
  readonly host: string;

  constructor(host: string) {
    super(`${host} is no public address`);
    this.host = host;
  }
}

/** Returns true for addresses of the internet, not those of the machine, its network or a cloud. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * The URL, as far as it can be checked without a request.
 * @throws NotPublic
 */
export function publicUrl(text: string, reach: Reach): URL {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // Names are checked in `lookup`, which is not called for addresses.
  const isAllowed =
    isWeb && reach.ports.includes(url.port) && (!isIP(host) || reach.isPublic(host));
  if (!isAllowed || url.username || url.password) throw new NotPublic(host);
  return url;
}

/**
 * Requests a URL that somebody typed, without following redirects. The address is checked when it is
 * connected to, so that a changed name does not lead elsewhere.
 * @throws NotPublic
 */
export function requestPublicly(
  text: string,
  reach: Reach,
  { body, ...options }: Pick<RequestOptions, 'method' | 'headers' | 'signal'> & { body?: string },
): Promise<IncomingMessage> {
  const url = publicUrl(text, reach);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, { ...options, agent: false, lookup: publicLookup(reach) }, resolve)
      .on('error', reject)
      .end(body);
  });
}

function publicLookup({ lookup, isPublic }: Reach): LookupFunction {
  return (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (error || !first) done(error ?? new Error('No address'), '', 0);
      else if (!addresses.every(({ address }) => isPublic(address)))
        done(new NotPublic(host), '', 0);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
}
