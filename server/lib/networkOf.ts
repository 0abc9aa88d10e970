import { toIpAddress } from './ipAddress.ts';

/** The network of a client, for limits: an IPv6 subscriber has a /64 of addresses, which count as one. */
export function networkOf(ip: string): string {
  const address = toIpAddress(ip) ?? ip;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
