import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { startChild } from './support/child.ts';
import { migratedFolder } from './support/migrated.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const start = (env: Record<string, string>) => startChild('serveShop.ts', { PORT: '0', ...env });
const addressIn = (output: string) => /^Shop +(\S+)$/m.exec(output)?.[1] ?? '';

describe('server start', () => {
  it('survives a kill during the first start, logs its setup, and refuses a second process', async () => {
    const DATA_DIR = temporaryFolder();
    mkdirSync(join(DATA_DIR, 'db.unfinished'));
    writeFileSync(join(DATA_DIR, 'db.unfinished/PG_VERSION'), 'half');
    const killed = start({ DATA_DIR });
    while (!existsSync(join(DATA_DIR, 'pictures'))) await sleep(2);
    killed.process.kill('SIGKILL');
    await killed.ended;

    const first = start({ DATA_DIR });
    await first.printed(/^Data +/m);
    expect(first.output()).toMatch(`(demo catalogue added: ${demoCatalogue.length} products)`);
    expect(first.output()).toMatch(/^Database +PGlite, PostgreSQL \d+\.\d+/m);
    expect(first.output()).toContain(DATA_DIR);
    const answer = await fetch(`${addressIn(first.output())}/api/allproducts?limit=1`);
    expect(answer.headers.get('x-total-count')).toBe(String(demoCatalogue.length));

    const second = start({ DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^DATA_DIR .+ is used by another server .+\n$/);

    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(existsSync(join(DATA_DIR, 'server.lock'))).toBe(false);
  }, 180_000);

  it('stops with one line for an invalid setting', async () => {
    const child = startChild('../../../server/serveBuilt.ts', { PORT: 'abc' });
    expect(await child.ended).toBe(1);
    expect(child.output()).toBe('PORT is wrong "abc": it must be a port number from 0 to 65535.\n');
  });

  it('stops with one line if the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const PORT = String(typeof address === 'object' && address?.port);
    const DATA_DIR = await migratedFolder();
    const child = start({ PORT, DATA_DIR, DEMO: 'off', LOG_LEVEL: 'silent' });
    expect(await child.ended).toBe(1);
    expect(child.output()).toBe(
      `PORT ${PORT} is in use on 127.0.0.1: stop what uses it, or set PORT.\n`,
    );
  });
});
