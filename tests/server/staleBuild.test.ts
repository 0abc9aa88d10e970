import { utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isStale } from '../../server/staleBuild.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

describe('a build is stale, or not, if it', () => {
  /** Files and their folders, with the second of their last change. */
  function project(files: Record<string, number>): string {
    const folder = temporaryFolder(
      Object.fromEntries(Object.keys(files).map((name) => [name, ''])),
    );
    for (const [name, second] of Object.entries(files)) {
      for (let at = join(folder, name); at !== folder; at = dirname(at))
        utimesSync(at, second, second);
    }
    return folder;
  }

  it.each([
    ['is missing', { 'src/app/main.tsx': 1 }, true],
    ['is newer than its sources', { 'src/app/main.tsx': 1, 'dist/index.html': 2 }, false],
    ['is older than a source', { 'src/app/main.tsx': 3, 'dist/index.html': 2 }, true],
    ['is older than the server', { 'server/app.ts': 3, 'dist/index.html': 2 }, true],
    ['is older than the demo shop', { 'demo/catalogue.ts': 3, 'dist/index.html': 2 }, true],
    ['is older than its settings', { 'vite.config.ts': 3, 'dist/index.html': 2 }, true],
    ['is older than its packages', { 'package-lock.json': 3, 'dist/index.html': 2 }, true],
    ['is older than what it does not hold', { 'README.md': 3, 'dist/index.html': 2 }, false],
  ])('%s', (_, files, stale) => {
    expect(isStale(project(files))).toBe(stale);
  });
});
