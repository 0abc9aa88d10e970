import { onTestFinished } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import type { Database } from '../../../server/db/database.ts';
import { openSession } from '../../../server/services/accounts/sessions.ts';
import { startChild } from '../../server/support/child.ts';
import { temporaryFolder } from '../../server/support/temporaryFolder.ts';
import { addCustomer } from '../../server/support/testShop.ts';
import { type Answered, type Buyer, createBuyer, secret } from './buyer.ts';

/** Starts a process of the shop and waits until it listens. */
export async function startServer(env: Record<string, string>, program = 'serveShop.ts') {
  const child = startChild(program, {
    PORT: '0',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PICTURE_SECRET: secret,
    ...env,
  });
  await child.printed(/^Data +/m);
  const [, url = ''] = /^Shop +(\S+)$/m.exec(child.output()) ?? [];
  return {
    url: url.replace('localhost', '127.0.0.1'),
    pid: child.process.pid,
    output: child.output,
    ended: child.ended,
    kill: async () => {
      child.process.kill('SIGKILL');
      await child.ended;
    },
    stop: async () => {
      child.process.kill('SIGTERM');
      await child.ended;
    },
  };
}

/** Starts processes of the shop on one empty Postgres database, with a connection for checks. */
export async function startServers(DATABASE_URL: string, count: number) {
  const DATA_DIR = temporaryFolder();
  const urls: string[] = [];
  for (let number = 0; number < count; number++) {
    urls.push((await startServer({ DATABASE_URL, DATA_DIR })).url);
  }
  const { db, close } = await connect({ databaseUrl: DATABASE_URL, folder: '' });
  onTestFinished(close);

  return { db, newBuyers: (count: number) => newBuyers(db, count, (at) => urls[at % urls.length]) };
}

/** Logged-in customers, spread over the servers. */
export function newBuyers(
  db: Database,
  count: number,
  urlOf: (number: number) => string | undefined,
  onAnswer?: (answered: Answered) => void,
): Promise<Buyer[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const id = await addCustomer(db, number);
      const token = await openSession(db, id, new Date());
      return createBuyer({ id, token, url: () => urlOf(number) ?? '', onAnswer });
    }),
  );
}
