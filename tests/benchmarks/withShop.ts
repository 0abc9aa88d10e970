import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtShop, type Program, startProgram } from '../startProgram.ts';

/** Measures the built shop with this many products, in its own process and data folder. */
export async function withShop(
  products: number,
  env: Record<string, string>,
  measure: (shop: Program, folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
  const settings = {
    ...env,
    // As `npm start` sets them, but in the process that is measured.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    DATA_DIR: folder,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
  };
  try {
    const seeding = ['server/run.mjs', 'demo/seedCommand.ts', '--products', String(products)];
    const options = { env: { ...process.env, ...settings }, stdio: 'inherit' } as const;
    if (spawnSync(process.execPath, seeding, options).status !== 0) {
      throw new Error('Seeding failed');
    }
    const shop = await startProgram(builtShop, settings);
    try {
      // The start's background work is done.
      await sleep(2000);
      await measure(shop, folder);
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
