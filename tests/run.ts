import { spawnSync } from 'node:child_process';
import { ensureChromium } from './ensureChromium.ts';
import { parts } from './parts.ts';

/**
 * `npm test`: every check and test of the project, one part after another. The last line sums them
 * up as `N passed, N failed`; the exit code is 1 when a part fails or runs no test.
 */
const chromium = ensureChromium();
let passed = 0;
let failed = 0;
let skipped = 0;
const failures: string[] = [];

for (const part of parts) {
  console.log(`\n── ${part.name}`);
  const startedAt = performance.now();
  const run = spawnSync('npx', part.command, {
    stdio: 'inherit',
    env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }), ...part.env },
  });
  const count = part.count(run.status === 0);
  const ranNothing = count.passed + count.failed === 0;
  // A runner that fails without a failed test (a crash, an empty run) counts as one failure.
  const partFailed = count.failed || (run.status !== 0 || ranNothing ? 1 : 0);
  passed += count.passed;
  failed += partFailed;
  skipped += count.skipped;
  failures.push(...(count.failures ?? []));
  if (partFailed > (count.failures?.length ?? 0)) failures.push(`${part.name}: see above`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${part.name}: ${count.passed} passed, ${partFailed} failed (${seconds} s)`);
}

// Once more at the end, since thousands of lines may stand between a failure and the sum.
for (const failure of failures) console.log(`\n✘ ${firstLines(failure, 12)}`);

// Skipped are the suites that need a real Postgres, where there is none.
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);

/** What a failure says, without the stack below it. */
function firstLines(text: string, count: number): string {
  return text
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, count)
    .join('\n');
}
