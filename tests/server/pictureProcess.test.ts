import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../contract/schemas/product.ts';
import { createPictureProcess } from '../../server/services/pictures/pictureProcess.ts';
import { startServer } from './support/child.ts';
import { patience } from './support/patience.ts';
import { noise, redAndBlue } from './support/pictureFiles.ts';
import { templateDatabase } from './support/templateDatabase.ts';
import { lastingFolder, temporaryFolder } from './support/temporaryFolder.ts';

/** Child processes that work on pictures. */
function workersOf(pid: number | undefined): number[] {
  try {
    const pids = execFileSync('pgrep', ['-P', String(pid), '-f', 'pictureWorker'], {
      encoding: 'utf8',
    });
    return pids.trim().split('\n').map(Number);
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A program that replaces the picture process. */
function programOf(text: string): string {
  return join(temporaryFolder({ 'program.mjs': text }), 'program.mjs');
}

describe('the picture process', () => {
  it('is replaced when it is killed, and still makes the picture', async () => {
    const others = workersOf(process.pid);
    const own = () => workersOf(process.pid).filter((pid) => !others.includes(pid));
    const pictures = createPictureProcess();
    const bytes = await noise(800, 1000).webp().toBuffer();
    const made = pictures.run('encodeRendition', bytes, 640, 'avif');
    await expect.poll(own, patience).toHaveLength(1);
    const [killed = 0] = own();
    process.kill(killed, 'SIGKILL');
    expect(await sharp(await made).metadata()).toMatchObject({ format: 'heif', width: 640 });
    const [next = 0] = own();
    expect(next).not.toBe(killed);
    process.kill(next, 'SIGKILL');
    expect((await pictures.run('encodeSmall', bytes)).length).toBeGreaterThan(1000);
  });

  it('fails a job on which it keeps crashing, and says why', async () => {
    const pictures = createPictureProcess({ program: programOf('process.exit(3)') });
    const made = pictures.run('encodeSmall', Buffer.alloc(10_000_000));
    await expect(made).rejects.toThrow(/^The process that works on pictures ended: /);
  });

  it('fails only the picture that crashes it', async () => {
    const program = programOf(
      `process.on('message', ({ id, name }) => {
         if (name === 'encodeShared') process.kill(process.pid, 'SIGKILL');
         else setTimeout(() => process.send({ id, value: 'made' }), 300);
       });
       process.on('disconnect', () => process.exit());`,
    );
    const pictures = createPictureProcess({ program, idleMs: 0 });
    const [broken, whole] = await Promise.allSettled([
      pictures.run('encodeShared', Buffer.of(1)),
      pictures.run('encodeSmall', Buffer.of(1)),
    ]);
    expect(broken).toMatchObject({ status: 'rejected' });
    expect(whole).toEqual({ status: 'fulfilled', value: 'made' });
  });

  it('eventually fails a job on which it hangs', async () => {
    const program = programOf(`process.on('message', () => {});`);
    const pictures = createPictureProcess({ program, jobMs: 200 });
    await expect(pictures.run('encodeSmall', Buffer.of(1))).rejects.toThrow('no answer for 200 ms');
  });

  it('is not replaced because the shop was too busy to read its answer', async () => {
    const program = programOf(
      `process.on('message', ({ id }) => process.send({ id, value: process.pid }));
       process.on('disconnect', () => process.exit());`,
    );
    const pictures = createPictureProcess({ program, jobMs: 5000, idleMs: 10_000 });
    const ask = () => pictures.run('encodeSmall', Buffer.of(1));
    const before = await ask();
    const asked = ask();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6000);
    expect(await asked).toBe(before);
  });

  it('ends when idle, and restarts for the next picture', async () => {
    const others = workersOf(process.pid);
    const own = () => workersOf(process.pid).filter((pid) => !others.includes(pid));
    const pictures = createPictureProcess({ idleMs: 1000 });
    const bytes = await redAndBlue(300, 300).png().toBuffer();
    expect(own()).toEqual([]);
    for (let round = 0; round < 2; round++) {
      const made = pictures.run('encodeSmall', bytes);
      await expect.poll(own, patience).toHaveLength(1);
      await made;
      await expect.poll(own, patience).toEqual([]);
    }
  });

  it('reports a picture’s error', async () => {
    const made = createPictureProcess({ idleMs: 100 }).run(
      'encodeSmall',
      Buffer.from('no picture'),
    );
    await expect(made).rejects.toThrow('unsupported image format');
  });

  it('gets no secrets', async () => {
    process.env.STRIPE_SECRET_KEY = 'sk_test_of_the_shop';
    const program = programOf(
      `process.on('message', ({ id }) => process.send({ id, value: process.env }));
       process.on('disconnect', () => process.exit());`,
    );
    const env = await createPictureProcess({ program, idleMs: 0 }).run('encodeSmall', Buffer.of(1));
    delete process.env.STRIPE_SECRET_KEY;
    expect(env).toMatchObject({ MALLOC_ARENA_MAX: '2' });
    const known = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'];
    expect(known).toEqual(expect.arrayContaining(Object.keys(env)));
  });

  const DATA_DIR = lastingFolder();
  beforeAll(async () =>
    cpSync(await templateDatabase(), join(DATA_DIR, 'db'), { recursive: true }),
  );

  it.each([
    ['SIGTERM', 'avif', 0],
    ['SIGKILL', 'webp', 'SIGKILL'],
  ] as const)('ends with a server that gets %s', async (signal, format, end) => {
    const server = await startServer({ DATA_DIR });
    const { url } = server;
    // A busy machine rejects the first calls.
    const isServed = async () => (await fetch(`${url}/api/health`)).ok;
    await expect.poll(isServed, patience).toBe(true);
    const [product] = (await (await fetch(`${url}/api/allproducts?limit=1`)).json()) as Product[];
    const { renditions } = product?.images[0] ?? {};
    const largest = renditions?.url.replace('{width}', String(renditions.widths.at(-1)));
    const asked = fetch(url + largest?.replace('{format}', format)).then(
      ({ status }) => status,
      () => 'cut off',
    );
    await expect.poll(() => workersOf(server.process.pid), patience).toHaveLength(1);
    const [worker = 0] = workersOf(server.process.pid);
    server.process.kill(signal);
    expect(await server.ended).toBe(end);
    if (signal === 'SIGTERM') expect(await asked).toBe(200);
    await expect.poll(() => isRunning(worker), patience).toBe(false);
  });
});
