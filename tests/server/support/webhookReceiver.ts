import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';

export type Received = { headers: IncomingHttpHeaders; url: string; body: string };

/** A program that takes webhooks; `answer` has the status of the next ones. */
export async function openReceiver() {
  const received: Received[] = [];
  const receiver = {
    ...{ status: 200, headers: {}, text: 'an answer', received },
    meanwhile: async () => {},
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, url: request.url ?? '', body });
    await receiver.meanwhile();
    response
      .writeHead(receiver.status, { location: '/elsewhere', ...receiver.headers })
      .end(receiver.text);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  /** All names lead to the receiver. */
  const lookup: LookupFunction = (_host, _options, done) =>
    done(null, [{ address: '127.0.0.1', family: 4 }]);
  return Object.assign(receiver, {
    url: `http://erp.example:${port}/hook`,
    reach: {
      ...{ lookup, ports: [String(port), ''] },
      isPublic: (address: string) => address === '127.0.0.1',
    },
    close: () => {
      server.close();
    },
  });
}
