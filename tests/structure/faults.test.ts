import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { faults } from '../trust/faults/faults.ts';
import { reviewFaults } from '../trust/faults/reviewFaults.ts';
import { storyFaults } from '../trust/faults/storyFaults.ts';

// Otherwise only the next `npm run bench:faults` would find that the code has moved on.
it.each([...faults, ...reviewFaults, ...storyFaults])('$name: can be planted', (fault) => {
  const text = readFileSync(fault.file, 'utf8');
  expect(text.split(fault.from), fault.file).toHaveLength(2);
  if (!/\.tsx?$/.test(fault.file)) return;
  const planted = text.replace(fault.from, () => fault.to);
  expect(parseSync(fault.file, planted).errors).toEqual([]);
});
