import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** Reverse proxy in front of the shop. Outages are simulated here, because browsers differ. */
export async function startGateway(shopUrl: string) {
  const asked: string[] = [];
  let isShopAway = false;
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    asked.push(`${method} ${url}`);
    if (isShopAway) {
      outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
      return;
    }
    const passed = request(new URL(url, shopUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });

  async function listen(port: number) {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  async function close() {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Requests so far, such as `GET /women`. */
    asked,
    /** Refuses connections, as without a network. */
    close,
    reopen: () => listen(port),
    /** Answers 502 with its own page. */
    loseShop: () => {
      isShopAway = true;
    },
    findShop: () => {
      isShopAway = false;
    },
  };
}
