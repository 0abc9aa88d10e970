import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applying, faults } from '../trust/faults/patches.ts';

// Otherwise only the next `npm run bench:faults` would notice that the code has changed.
it.each(faults)('$name applies and names tests that exist', ({ patch, tests }) => {
  expect(tests.filter((test) => !existsSync(test))).toEqual([]);
  execFileSync('git', [...applying, '--check', patch]);
});
