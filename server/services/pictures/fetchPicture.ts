import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import PQueue from 'p-queue';
import { limits } from '../../../contract/limits.ts';
import { BadInput, ShopError, TooLarge } from '../../errors.ts';
import type { UploadedPicture } from './redrawUpload.ts';
import { readUploadedPicture } from './storePictures.ts';

/** Part of the network that pictures may come from; tests pass their own. */
type Reach = {
  lookup: LookupFunction;
  isPublic: (address: string) => boolean;
  ports: readonly string[];
};

/** Default ports are empty in URLs. */
const internet: Reach = {
  lookup: lookup as LookupFunction,
  isPublic: isPublicAddress,
  ports: [''],
};

const timeoutMs = 20_000;
const maxRedirects = 3;

/** Few at once, so that an import leaves the shop its bandwidth. */
const queue = new PQueue({ concurrency: 2 });

/** Returns true for addresses of the internet, not those of the machine, its network or a cloud. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Fetches a picture, and checks it as an upload. Addresses are checked when they are connected to,
 * so that neither a redirect nor a changed name leads elsewhere.
 * @throws BadInput, TooLarge or WrongType, naming the URL's file
 */
export async function fetchPicture(url: string, reach = internet): Promise<UploadedPicture> {
  const name = (/([^/?#]*)(?:[?#].*)?$/.exec(url)?.[1] ?? '').slice(0, 60) || url.slice(0, 60);
  const bytes = await queue.add(() => download(url, name, reach));
  return readUploadedPicture(name, bytes);
}

async function download(url: string, name: string, reach: Reach): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let next = url;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const response = await ask(next, reach, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        next = new URL(headers.location, next).href;
      } else if (statusCode === 200) return await readBytes(response, name);
      else {
        response.destroy();
        throw new BadInput(`“${name}” is not there: its server answers ${statusCode}.`);
      }
    }
    throw new BadInput(`“${name}” is redirected more than ${maxRedirects} times.`);
  } catch (error) {
    if (error instanceof ShopError) throw error;
    const why = signal.aborted
      ? `its server took more than ${timeoutMs / 1000} seconds`
      : 'its server can’t be reached';
    throw new BadInput(`“${name}” could not be fetched: ${why}.`);
  }
}

function ask(text: string, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // Names are checked in `lookup`, which is not called for addresses.
  const isAllowed =
    isWeb && reach.ports.includes(url.port) && (!isIP(host) || reach.isPublic(host));
  if (!isAllowed || url.username) throw notPublic(host);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { agent: false, signal, lookup: publicLookup(reach) } as const;
    request(url, options, resolve).on('error', reject).end();
  });
}

function publicLookup({ lookup, isPublic }: Reach): LookupFunction {
  return (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (error || !first) done(error ?? new Error('No address'), '', 0);
      else if (!addresses.every(({ address }) => isPublic(address))) done(notPublic(host), '', 0);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
}

const notPublic = (host: string) =>
  new BadInput(`Pictures are fetched from public addresses only, not from ${host}.`);

async function readBytes(response: IncomingMessage, name: string): Promise<Buffer> {
  const { bytes } = limits.picture;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > bytes) {
      response.destroy();
      throw new TooLarge(`“${name}” is larger than ${bytes / 1024 / 1024} MB.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
