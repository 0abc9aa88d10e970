import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import type { Connection } from '../../../server/db/database.ts';
import { createVault } from '../../../server/security/mfaCodes.ts';
import { openBuyersShop } from './buyersShop.ts';

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

/**
 * A shop that sends everything to a receiver.
 * @param ahead milliseconds of its clock before the real one, which libraries that verify have
 */
export async function openSendingShop(connection: Connection, ahead: () => number) {
  const shop = await openBuyersShop(connection);
  const receiver = await openReceiver();
  const { origin } = new URL(receiver.url);
  const context = {
    ...shop.context,
    ...{ vault: createVault('of the tests'), reach: receiver.reach },
    origins: { ga4: origin, meta: origin },
    now: () => new Date(Date.now() + ahead()),
  };
  return { shop, receiver, context };
}
