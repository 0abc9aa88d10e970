import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../server/lib/publicRequest.ts';
import { fetchPicture } from '../../server/services/pictures/fetchPicture.ts';

describe('a picture of another shop', async () => {
  const picture = await sharp({
    create: { width: 40, height: 50, channels: 3, background: 'navy' },
  })
    .jpeg()
    .toBuffer();
  const server = createServer(({ url = '' }, response) => {
    const [, to = ''] = /^\/to\?(.*)$/.exec(url) ?? [];
    if (to) response.writeHead(302, { location: decodeURIComponent(to) }).end();
    else if (url === '/coat.jpg') response.end(picture);
    else if (url === '/page.jpg') response.end('<html><script>go()</script></html>');
    else if (url === '/huge.jpg') response.end(Buffer.alloc(11 * 1024 * 1024));
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  const asked: string[] = [];

  /** All names lead to the test's server, which stands for a public one, except internal ones. */
  const lookup: LookupFunction = (host, _options, done) => {
    asked.push(host);
    const address = host.startsWith('internal') ? '10.0.0.8' : '127.0.0.1';
    done(null, [{ address, family: 4 }]);
  };
  const reach = {
    lookup,
    isPublic: (address: string) => address === '127.0.0.1',
    ports: [String(port)],
  };
  const at = (path: string, host = 'cdn.shop.example') => `http://${host}:${port}${path}`;
  const to = (url: string) => at(`/to?${encodeURIComponent(url)}`);
  const fetched = (url: string) => fetchPicture(url, reach);

  it('is fetched, even after a redirect, and redrawn like an upload', async () => {
    expect(await fetched(at('/coat.jpg'))).toMatchObject({ width: 40, height: 50 });
    expect(await fetched(to(at('/coat.jpg', 'other.example')))).toMatchObject({ width: 40 });
    expect(asked).toContain('other.example');
  });

  it.each([
    ['a private address', at('/coat.jpg', '10.0.0.8')],
    ['a name with a private address', at('/coat.jpg', 'internal.example')],
    ['a redirect to one', to(at('/coat.jpg', 'internal.example'))],
    ['a redirect to a private address', to(at('/coat.jpg', '192.168.0.1'))],
    ['another port', 'http://cdn.shop.example:1/coat.jpg'],
    ['a redirect to another protocol', to('ftp://cdn.shop.example/coat.jpg')],
    ['a URL with a login', `http://me:secret@cdn.shop.example:${port}/coat.jpg`],
  ])('is not fetched from %s', async (_, url) => {
    await expect(fetched(url)).rejects.toThrow(/^Pictures are fetched from public addresses only/);
  });

  it.each([
    ['nothing is there', at('/gone.jpg'), '“gone.jpg” is not there: its server answers 404.'],
    ['it is no picture', at('/page.jpg'), /“page\.jpg” is not a picture/],
    ['it is too large', at('/huge.jpg'), '“huge.jpg” is larger than 10 MB.'],
    ['it redirects without end', to(to(to(to(at('/coat.jpg'))))), /redirected more than 3 times/],
  ])('is refused by name if %s', async (_, url, message) => {
    await expect(fetched(url)).rejects.toThrow(message);
  });

  it('does not come from this machine, unless a test says so', async () => {
    await expect(fetchPicture(`http://127.0.0.1:${port}/coat.jpg`)).rejects.toThrow(/public/);
    await expect(fetchPicture('http://localhost/coat.jpg')).rejects.toThrow(/public/);
  });
});

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fd00::1'],
  ...['::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', 'shop.example', ''],
])('%j is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '2606:4700::1111'])('%j is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
