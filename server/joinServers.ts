import { createHmac, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { currency } from '../contract/rules/money.ts';
import { timeZones } from '../contract/rules/timeZone.ts';
import type { Config } from './config.ts';
import type { DataFolder } from './dataFolder.ts';
import type { Database } from './db/database.ts';
import { StartError } from './errors.ts';
import { type Background, startInterval } from './lib/time.ts';
import {
  findOtherProcesses,
  markProcessSeen,
  processLife,
  removeProcess,
  type ServerProcess,
} from './repositories/shop.ts';

/** Settings that all server processes on a database must share. */
export async function describeProcess(
  { S3_BUCKET, S3_ENDPOINT = '' }: Pick<Config, 'S3_BUCKET' | 'S3_ENDPOINT'>,
  folder: Pick<DataFolder, 'path' | 'id'>,
  secret: string,
): Promise<ServerProcess> {
  const store = S3_BUCKET
    ? { storeId: `${S3_ENDPOINT} ${S3_BUCKET}`, storeName: `S3_BUCKET ${S3_BUCKET}` }
    : { storeId: await folder.id(), storeName: `DATA_DIR ${folder.path}` };
  return {
    id: randomUUID(),
    host: hostname(),
    pid: process.pid,
    ...store,
    timeZone: timeZones.shop,
    currency: currency().code,
    secretMark: createHmac('sha256', secret).update('server process').digest('base64url'),
  };
}

/**
 * Checks that this server may share the database with those that run on it.
 * @throws StartError when a running one has another picture store, secret, time zone or currency
 */
export async function checkServers(db: Database, self: ServerProcess) {
  for (const other of await findOtherProcesses(db, self.id)) {
    const problem = problemBetween(self, other);
    if (!problem) continue;
    throw new StartError(
      `${problem} If process ${other.pid} on ${other.host} has ended, wait ${processLife} seconds.`,
    );
  }
}

function problemBetween(self: ServerProcess, other: ServerProcess) {
  if (self.storeId !== other.storeId) {
    return `A server that runs on this database keeps its pictures in ${other.storeName}, this one would in ${self.storeName}: on one machine give both the same DATA_DIR, or set the same S3_BUCKET for both.`;
  }
  if (self.secretMark !== other.secretMark) {
    return 'A server that runs on this database has another secret: set the same PICTURE_SECRET for both, or on one machine give both the same DATA_DIR.';
  }
  if (other.timeZone !== '' && self.timeZone !== other.timeZone) {
    return `A server that runs on this database has its days in ${other.timeZone}, this one would in ${self.timeZone}: set the same TIME_ZONE for both.`;
  }
  if (other.currency !== '' && self.currency !== other.currency) {
    return `A server that runs on this database has prices in ${other.currency}, this one would in ${self.currency}: set the same CURRENCY for both.`;
  }
  return undefined;
}

/** Reports every ten seconds that this process is alive; `stop` reports its end. */
export function startHeartbeat(
  db: Database,
  self: ServerProcess,
  report: (error: unknown, what: string) => void,
): Background {
  const tenSeconds = 10_000;
  const onError = (error: unknown) =>
    report(error, 'This server could not report that it is running');
  const { stop } = startInterval(() => markProcessSeen(db, self), tenSeconds, onError, {
    immediately: true,
  });
  return {
    stop: async () => {
      await stop();
      await removeProcess(db, self.id).catch(onError);
    },
  };
}
