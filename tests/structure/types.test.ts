import { execFileSync } from 'node:child_process';
import { normalize } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

const folders = ['.storybook', 'contract', 'demo', 'server', 'src', 'stories', 'tests'];

// `include` with a folder's name skips files in it whose names start with a dot.
it('TypeScript checks every file', () => {
  const config = execFileSync('npx', ['tsc', '--showConfig'], { encoding: 'utf8' });
  const { files } = JSON.parse(config) as { files: string[] };
  const checked = new Set(files.map(normalize));
  const sources = folders.flatMap((folder) => readSources(folder));
  expect(sources.length).toBeGreaterThan(1000);
  expect(
    sources.map(({ path }) => path).filter((path) => !checked.has(path)),
    'Add these files to `include` of tsconfig.json: `npm run typecheck` skips them',
  ).toEqual([]);
});
