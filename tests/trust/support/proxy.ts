import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Network trouble between a shop and its database. */
export type Trouble =
  | 'none'
  /** Bytes arrive late. */
  | 'latency'
  /** The connection breaks at the first bytes. */
  | 'reset'
  /** Answers are truncated. */
  | 'truncate'
  /** Nothing arrives, and no error is reported. */
  | 'swallow';

/** Address of a Postgres server for `node:net`. */
function targetOf(databaseUrl: string): { path: string } | { host: string; port: number } {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  if (folder) return { path: `${folder}/.s.PGSQL.5432` };
  return { host: url.hostname, port: Number(url.port || 5432) };
}

/** Proxy between a shop and the database of `databaseUrl` that simulates trouble on demand. */
export async function startProxy(databaseUrl: string) {
  let trouble: Trouble = 'none';
  const open = new Set<Socket>();

  /** Forwards one side's bytes, subject to the current trouble. */
  function pass(from: Socket, to: Socket, isAnswer: boolean): void {
    // Keep the order, even if some bytes are late.
    let before: Promise<void> = Promise.resolve();
    from.on('data', (bytes) => {
      const now = trouble;
      if (now === 'swallow') return;
      if (now === 'reset') {
        // A Unix socket has no reset.
        for (const socket of [from, to])
          socket[isAnswer === (socket === from) ? 'destroy' : 'resetAndDestroy']();
        return;
      }
      before = before.then(async () => {
        if (now === 'latency') await sleep(150);
        if (now === 'truncate' && isAnswer) to.end(bytes.subarray(0, bytes.length >> 1));
        else if (to.writable) to.write(bytes);
      });
    });
    from.on('close', () => before.then(() => to.destroy()));
    from.on('error', () => to.destroy());
  }

  const server = createServer((shop) => {
    const database = connect(targetOf(databaseUrl));
    for (const socket of [shop, database]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    pass(shop, database, false);
    pass(database, shop, true);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    /** DATABASE_URL for connections through this proxy. */
    url: url.href,
    make: (next: Trouble) => {
      trouble = next;
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
