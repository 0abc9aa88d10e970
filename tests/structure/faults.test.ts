import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults } from '../trust/faults/faults.ts';
import { reviewFaults } from '../trust/faults/reviewFaults.ts';
import { storyFaults } from '../trust/faults/storyFaults.ts';

// Otherwise only the next `npm run bench:faults` would find that the code has moved on.
it.each([...faults, ...reviewFaults, ...storyFaults])('$name: can be planted', (fault) => {
  expect(readFileSync(fault.file, 'utf8').split(fault.from), fault.file).toHaveLength(2);
});
