import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults } from '../trust/faults/faults.ts';
import { reviewFaults } from '../trust/faults/reviewFaults.ts';
import { storyFaults } from '../trust/faults/storyFaults.ts';

// Else whoever runs `npm run bench:faults` next learns that the code has moved on.
it.each([...faults, ...reviewFaults, ...storyFaults])('$name: can be planted', (fault) => {
  expect(readFileSync(fault.file, 'utf8').split(fault.from), fault.file).toHaveLength(2);
});
