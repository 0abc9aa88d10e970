import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { test as base } from './shop.ts';

/** A shop of one journey, which may change what the others rely on. */
export type OwnShop = {
  url: string;
  admin: { email: string; password: string };
};

export const test = base.extend<{ ownShop: OwnShop }>({
  ownShop: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'hemline-journey-'));
    const server = spawn(process.execPath, ['server/run.mjs', 'server/start.ts'], {
      env: { ...process.env, PORT: '0', DATA_DIR: folder, DEMO: 'off', RATE_LIMITS: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'close');
    try {
      const url = await readUrl(server);
      const password = readFileSync(join(folder, 'admin-password.txt'), 'utf8').trim();
      await use({ url, admin: { email: 'admin@hemline.test', password } });
    } finally {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

/** Where the server says that it listens. */
function readUrl({ stdout }: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stdout.on('data', (chunk: Buffer) => {
      text += chunk;
      const [, url] = /^Shop\s+(http:\S+)\n/m.exec(text) ?? [];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    });
    stdout.once('end', () => reject(new Error(`The server ended:\n${text}`)));
  });
}
