import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../../server/paths.ts';

const folder = join(paths.root, 'tests/trust/faults');

/** A bug as a patch; its first two lines describe it and name the tests that must fail. */
export type Fault = { name: string; patch: string; title: string; tests: string[] };

export const faults: Fault[] = readdirSync(folder)
  .filter((name) => name.endsWith('.patch'))
  .map((name) => {
    const patch = join(folder, name);
    const [title = '', tests = ''] = readFileSync(patch, 'utf8').split('\n');
    return { name, patch, title, tests: tests.replace('Tests: ', '').split(' ') };
  });

/** Arguments for `git`: only the lines that a patch removes must be unchanged. */
export const applying = ['apply', '-C0'];
