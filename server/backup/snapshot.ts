import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../errors.ts';

/** The copy is in the shop's own folder: a request contains no paths. */
const pathsIn = (dataFolder: string) => ({
  socket: join(dataFolder, 'backup.sock'),
  copy: join(dataFolder, 'db.snapshot'),
});

const remove = (path: string) => rm(path, { recursive: true, force: true });

/**
 * Lets programs of the same user copy the embedded database, which accepts one process at a time,
 * while nothing is written.
 * @returns a function that ends it; a copy in use is left to its user
 */
export async function offerSnapshots(
  dataFolder: string,
  copyTo: (folder: string) => Promise<void>,
  report: (error: unknown, what: string) => void,
): Promise<() => Promise<void>> {
  const { socket, copy } = pathsIn(dataFolder);
  let client: Socket | undefined;
  let work: Promise<void> = Promise.resolve();

  async function answer(asking: Socket) {
    try {
      const start = performance.now();
      await copyTo(copy);
      asking.write(String(Math.round(performance.now() - start)));
    } catch (error) {
      report(error, 'The database was not copied for a backup');
      asking.end('see its log');
    }
  }

  /** The client has disconnected, for whatever reason. */
  async function forget() {
    await work;
    if (server.listening) await remove(copy).catch(() => {});
    client = undefined;
  }

  const server = createServer((asking) => {
    asking.on('error', () => {});
    if (client) return asking.end('another backup is under way');
    client = asking;
    asking.once('close', forget);
    work = answer(asking);
  });
  try {
    // Left by a killed process; this one has the folder's lock.
    await remove(copy);
    await remove(socket);
    server.listen(socket);
    await once(server, 'listening');
    await chmod(socket, 0o600);
  } catch (error) {
    report(error, 'Backups will require stopping the shop');
  }
  return async () => {
    server.close();
    client?.destroy();
    await work;
  };
}

type Snapshot = {
  folder: string;
  /** Milliseconds that the shop's database was paused. */
  heldMs: number;
  close: () => Promise<void>;
};

/**
 * Asks the shop that runs on the folder, if there is one, for a copy of its database.
 * @throws StartError when it makes none
 */
export async function requestSnapshot(dataFolder: string): Promise<Snapshot | undefined> {
  const { socket, copy } = pathsIn(dataFolder);
  const connection = connect(socket);
  try {
    await once(connection, 'connect');
  } catch {
    return undefined;
  }
  connection.on('error', () => {});
  const answers = [once(connection, 'data'), once(connection, 'close')];
  const answer = String((await Promise.race(answers))[0]);
  if (!/^\d+$/.test(answer)) {
    connection.destroy();
    const reason = answer === 'false' ? 'it stopped' : answer;
    throw new StartError(`The shop that runs gave no copy of its database: ${reason}.`);
  }
  return {
    folder: copy,
    heldMs: Number(answer),
    close: async () => {
      await remove(copy);
      connection.destroy();
    },
  };
}
