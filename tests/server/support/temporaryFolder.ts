import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Contents of files by path. */
type Files = Record<string, string | Buffer>;

/** A folder with these files, removed after the test. */
export function temporaryFolder(files: Files = {}): string {
  return makeFolder(files, onTestFinished);
}

/** The same for all tests of a file or suite, removed after them. */
export function lastingFolder(files: Files = {}): string {
  return makeFolder(files, afterAll);
}

function makeFolder(files: Files, atEnd: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
