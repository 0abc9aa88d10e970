import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What becomes of the bytes between a shop and its database. */
export type Trouble =
  | 'none'
  /** They take long. */
  | 'latency'
  /** The connection breaks as soon as something is said. */
  | 'reset'
  /** Answers end in the middle. */
  | 'truncate'
  /** Nothing ever arrives, and nobody says so. */
  | 'swallow';

/** How to reach a Postgres server, as `node:net` wants it. */
function targetOf(databaseUrl: string): { path: string } | { host: string; port: number } {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  if (folder) return { path: `${folder}/.s.PGSQL.5432` };
  return { host: url.hostname, port: Number(url.port || 5432) };
}

/** Stands between a shop and the database of `databaseUrl`, and makes trouble when it is told to. */
export async function startProxy(databaseUrl: string) {
  let trouble: Trouble = 'none';
  const open = new Set<Socket>();

  /** Hands over what one side says, as the trouble of the moment has it. */
  function pass(from: Socket, to: Socket, isAnswer: boolean): void {
    // In the order in which it was said, also when some of it was late.
    let before: Promise<void> = Promise.resolve();
    from.on('data', (bytes) => {
      const now = trouble;
      if (now === 'swallow') return;
      if (now === 'reset') {
        // A socket in a folder knows no reset.
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
    /** DATABASE_URL of a shop that goes this way. */
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
