import { isIP, SocketAddress } from 'node:net';

/**
 * The IP address in an entry of X-Forwarded-For, in one spelling; undefined if there is none, such
 * as for `unknown`. Some load balancers append the port, as in 198.51.100.9:40001 or
 * [2001:db8::1]:40001
 * (https://learn.microsoft.com/azure/application-gateway/how-application-gateway-works). An IPv4
 * address that is mapped into IPv6 (RFC 4291, 2.5.5.2) counts as the IPv4 address.
 */
export function toIpAddress(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    // Zones name a network interface of the machine that wrote them (RFC 4007).
    .replace(/%.*$/, '');
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  const spelled = new SocketAddress({ address, family: 'ipv6' }).address;
  return /^::ffff:([\d.]+)$/.exec(spelled)?.[1] ?? spelled;
}

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
