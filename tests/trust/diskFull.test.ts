import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { connectEmbedded } from '../../server/db/embedded.ts';
import { type OpenShop, openShop } from '../../server/shop.ts';
import { signedUp } from '../server/support/customer.ts';
import { lastingFolder } from '../server/support/temporaryFolder.ts';

/** Mounting a small file system needs root on Linux. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0;
const reason = canMount ? '' : ' (skipped: only root may mount a small disk)';

const megabyte = 2 ** 20;

describe.skipIf(!canMount)(`a full disk of the embedded database${reason}`, () => {
  const folder = lastingFolder();
  let shop: OpenShop;
  beforeAll(async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', folder]);
    const config = readConfig({ DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'silent' });
    shop = await openShop(config, () => {});
  });
  afterAll(async () => {
    await shop.close().finally(() => execFileSync('umount', [folder]));
  });

  const statuses = async (path: string) => (await shop.app.inject(`/api${path}`)).statusCode;

  it('still serves visitors, answers other calls with 503, and recovers by itself', async () => {
    const ann = await signedUp(shop.app, 'ann@shop.test');
    let number = 0;
    const write = () =>
      ann.call('POST /updateuser', { username: `Ann ${number++}`, email: 'ann@shop.test' });
    expect((await write()).statusCode).toBe(200);
    const filler = openSync(join(folder, 'filler'), 'w');
    const left = () => statfsSync(folder).bavail * statfsSync(folder).bsize;
    while (left() > 30 * megabyte) writeSync(filler, Buffer.alloc(megabyte));

    while ((await write()).statusCode === 200) await sleep(100);
    // Fills the disk except for the database's reserve.
    while (left() > 0) writeSync(filler, Buffer.alloc(Math.min(left(), megabyte)));
    closeSync(filler);
    for (let attempt = 0; attempt < 20; attempt++) {
      const { statusCode, headers } = await write();
      expect(statusCode).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(await statuses('/allproducts')).toBe(200);
      expect(await statuses('/ready')).toBe(200);
    }
    await expect(connectEmbedded(join(folder, 'other'))).rejects.toThrow(
      /has less than 64 MB free, which the embedded database needs: make room, and start again\.$/,
    );

    rmSync(join(folder, 'filler'));
    const start = performance.now();
    while ((await write()).statusCode !== 200) await sleep(50);
    const took = Math.round(performance.now() - start);
    console.log(`takes writes again ${took} ms after there was space`);
    expect(took).toBeLessThan(10_000);
  }, 120_000);
});
