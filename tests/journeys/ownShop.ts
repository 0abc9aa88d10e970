import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtShop, startProgram } from '../startProgram.ts';
import { test as base } from './shop.ts';

/** A shop of one journey, which may change what the others rely on. */
export type OwnShop = {
  url: string;
  admin: { email: string; password: string };
};

export const test = base.extend<{ ownShop: OwnShop; settings: Record<string, string> }>({
  settings: [{}, { option: true }],
  ownShop: async ({ settings: more }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'hemline-journey-'));
    const settings = { DATA_DIR: folder, DEMO: 'off', RATE_LIMITS: 'off', ...more };
    try {
      const { url, stop } = await startProgram(builtShop, settings);
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
