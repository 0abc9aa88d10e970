import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** An empty folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The same for all tests of a file; it is gone after them. */
export function lastingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
