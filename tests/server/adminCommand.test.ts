import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDataFolder } from '../../server/dataFolder.ts';
import { paths } from '../../server/paths.ts';
import { migratedFolder } from './support/migrated.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

/** Runs `npm run admin -- …` on a data folder; returns its exit code and output. */
function admin(folder: string, ...args: string[]): Promise<{ code: number | null; text: string }> {
  const program = [join(paths.root, 'server/run.mjs'), join(paths.root, 'server/admin.ts')];
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: paths.root,
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })));
}

const limit = 120_000;

describe('npm run admin', () => {
  it('makes passwords and admins while the shop is stopped', { timeout: limit }, async () => {
    const folder = await migratedFolder();
    const made = await admin(folder, 'reset');
    expect(made.text).toMatch(/^Admin {5}admin@hemline\.test\nPassword {2}[\w-]{22}\nKept in /);
    expect(made.code).toBe(0);

    const again = await admin(folder, 'reset', 'ADMIN@hemline.test');
    const [, password] = /Password {2}(\S+)/.exec(again.text) ?? [];
    expect(made.text).not.toContain(password);
    expect(readFileSync(join(folder, 'admin-password.txt'), 'utf8')).toBe(`${password}\n`);

    const added = await admin(folder, 'add', 'second@hemline.test');
    expect(added.text).toMatch(/^Admin {5}second@hemline\.test\nPassword {2}[\w-]{22}\n$/);
    const twice = await admin(folder, 'add', 'second@hemline.test');
    expect(twice.text).toBe('second@hemline.test is an admin already.\n');

    const wrong = await admin(folder, 'reset', 'nobody@hemline.test');
    expect(wrong.code).toBe(1);
    expect(wrong.text).toBe(
      'nobody@hemline.test is not an admin. Admins: admin@hemline.test, second@hemline.test. Name one of them, or use "add".\n',
    );
  });

  it('says that the shop must be stopped first', { timeout: limit }, async () => {
    const folder = temporaryFolder();
    const { release } = await openDataFolder(folder, () => {});
    const { code, text } = await admin(folder, 'reset');
    await release();
    expect(code).toBe(1);
    expect(text).toMatch(/^The shop is running, and .*: stop the shop, run this again, and start/);
    expect(text.trim().split('\n')).toHaveLength(1);
  });

  it.each([[['add']], [['add', 'no-email']], [['reset', 'a@b.c', 'x']], [['remove', 'a@b.c']]])(
    'explains itself after %j',
    { timeout: limit },
    async (args) => {
      const { code, text } = await admin(temporaryFolder(), ...args);
      expect(code).toBe(1);
      expect(text).toContain('npm run admin -- add EMAIL');
    },
  );
});
