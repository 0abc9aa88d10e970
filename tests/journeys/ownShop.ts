import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtShop, startProgram } from '../startProgram.ts';
import { test as base } from './shop.ts';

/** A shop of one journey, which may change what the others rely on. */
export type OwnShop = {
  url: string;
  admin: { email: string; password: string };
};

const quiet = { DEMO: 'off', RATE_LIMITS: 'off' };

type Fixtures = { ownShop: OwnShop; settings: Record<string, string> };

export const test = base.extend<Fixtures, { emptyShop: string }>({
  settings: [{}, { option: true }],
  // Creating the database takes most of a first start, so each shop is a copy of this one.
  emptyShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture uses.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'hemline-journey-'));
      try {
        const { stop } = await startProgram(builtShop, { ...quiet, DATA_DIR: folder });
        await stop();
        await use(folder);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],
  ownShop: async ({ emptyShop, settings: more }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'hemline-journey-'));
    try {
      cpSync(emptyShop, folder, { recursive: true });
      const { url, stop } = await startProgram(builtShop, { ...quiet, DATA_DIR: folder, ...more });
      try {
        const password = readFileSync(join(folder, 'admin-password.txt'), 'utf8').trim();
        await use({ url, admin: { email: 'admin@hemline.test', password } });
      } finally {
        await stop();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
