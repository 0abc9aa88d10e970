import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { templateDatabase } from '../server/support/templateDatabase.ts';
import { builtShop, startProgram } from '../startProgram.ts';
import { test as base } from './shop.ts';

/** A shop for one journey, which may change data that others rely on. */
export type OwnShop = {
  url: string;
  /** Process of `npm start`. */
  pid: number;
  admin: { email: string; password: string };
  dataFolder: string;
};

const quiet = {
  DEMO: 'off',
  RATE_LIMITS: 'off',
  NODE_OPTIONS: '--import=./tests/journeys/quickWork.mjs',
};

type Fixtures = { ownShop: OwnShop; settings: Record<string, string> };

export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  ownShop: async ({ settings: more }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'hemline-journey-'));
    try {
      // Creating the database takes most of a first start.
      cpSync(await templateDatabase(), join(folder, 'db'), { recursive: true });
      const {
        url,
        pid = 0,
        stop,
      } = await startProgram(builtShop, { ...quiet, DATA_DIR: folder, ...more });
      try {
        // On a busy machine, the first calls after a start may be refused.
        const isServed = async () => (await fetch(`${url}/api/health`)).ok;
        await expect.poll(isServed).toBe(true);
        const password = readFileSync(join(folder, 'admin-password.txt'), 'utf8').trim();
        await use({
          url,
          pid,
          admin: { email: 'admin@hemline.test', password },
          dataFolder: folder,
        });
      } finally {
        await stop();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
