import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDataFolder } from '../../server/dataFolder.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const open = async (folder: string) => {
  const opened = await openDataFolder(folder, () => {});
  onTestFinished(() => opened.release().catch(() => {}));
  return opened;
};

/** Number of an ended process: the system assigns them in order, far below this one. */
const nobody = 2 ** 22 - 1;

function leaveLock(folder: string, holder: object): void {
  mkdirSync(join(folder, 'server.lock'));
  writeFileSync(join(folder, 'server.json'), JSON.stringify(holder));
}

describe('the data folder', () => {
  it('serves one server at a time, and then the next one', async () => {
    const folder = join(temporaryFolder(), 'new/data');
    const first = await open(folder);
    await expect(open(folder)).rejects.toThrow(
      `DATA_DIR ${folder} is used by another server (process ${process.pid} on ${hostname()}): stop that one, or give this one a folder of its own.`,
    );
    await first.release();
    await open(folder);
  });

  it('is taken over at once from a crashed process', async () => {
    const folder = temporaryFolder();
    leaveLock(folder, { pid: nobody, host: hostname(), life: 'a' });
    await open(folder);
  });

  it('is taken over from an earlier process with the same number, as in a container', async () => {
    const folder = temporaryFolder();
    leaveLock(folder, { pid: process.pid, host: hostname(), life: 'an earlier one' });
    await open(folder);
  });

  it('is not taken over from a running process', async () => {
    const folder = temporaryFolder();
    leaveLock(folder, { pid: process.ppid, host: hostname(), life: 'a' });
    await expect(open(folder)).rejects.toThrow('is used by another server');
  });

  it('is taken over from another machine that stopped renewing its lock', async () => {
    const folder = temporaryFolder();
    leaveLock(folder, { pid: 1, host: 'elsewhere', life: 'a' });
    const aWhileAgo = new Date(Date.now() - 60_000);
    utimesSync(join(folder, 'server.lock'), aWhileAgo, aWhileAgo);
    await open(folder);
  });

  it('goes to one of several servers that start at once after a crash', async () => {
    const folder = temporaryFolder();
    leaveLock(folder, { pid: nobody, host: hostname(), life: 'a' });
    const starts = await Promise.allSettled([open(folder), open(folder), open(folder)]);
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('has one secret, which only its owner can read', async () => {
    const folder = temporaryFolder();
    const { secret } = await open(folder);
    expect(await secret()).toMatch(/^[\w-]{43}$/);
    expect(await secret()).toBe(await secret());
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('can be shared by servers without an embedded database, which create one secret', async () => {
    const folder = temporaryFolder();
    const many = Array.from({ length: 8 }, () =>
      openDataFolder(folder, () => {}, { isShared: true }),
    );
    const folders = await Promise.all(many);
    const secrets = await Promise.all(folders.map(({ secret }) => secret()));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(new Set(await Promise.all(folders.map(({ id }) => id()))).size).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(['folder-id', 'secret']);
  });

  it('that cannot be created is reported in one line', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(open(join(file, 'data'))).rejects.toThrow(/^DATA_DIR .+ cannot be used: .+\.$/);
  });
});
