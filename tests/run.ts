import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureChromium } from './ensureChromium.ts';
import { type Part, parts } from './parts.ts';

/**
 * `npm test`: every check and test of the project, one part after another. The last line is the
 * sum, `N passed, N failed`; the exit code is 1 if a part fails or runs no test. `npm test --
 * stories 1/2` runs one job of `parts`, and half of its tests.
 */
const [job, shard] = process.argv.slice(2);
const chosen = parts.filter((part) => !job || part.job === job);
if (chosen.length === 0 || (shard && !/^\d+\/\d+$/.test(shard))) {
  const jobs = [...new Set(parts.map((part) => part.job))].join(', ');
  console.error(`Say which job to run (${jobs}), and which shard of it: npm test -- stories 1/2`);
  process.exit(1);
}
const chromium = ensureChromium();
let passed = 0;
let failed = 0;
let skipped = 0;
const failures: string[] = [];

for (const part of chosen) {
  console.log(`\n── ${part.name}`);
  const startedAt = performance.now();
  const { succeeded, lastOutput } = await run(part);
  const count = part.count(succeeded);
  const ranNothing = count.passed + count.failed === 0;
  // A runner that fails without a failed test (a crash, an empty run) counts as one failure.
  const partFailed = count.failed || (!succeeded || ranNothing ? 1 : 0);
  passed += count.passed;
  failed += partFailed;
  skipped += count.skipped;
  const named = (count.failures ?? []).map((failure) => firstLines(failure, 12));
  failures.push(...named);
  if (partFailed > named.length) failures.push(`${part.name}, which ended with:\n${lastOutput}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${part.name}: ${count.passed} passed, ${partFailed} failed (${seconds} s)`);
}

// Repeated at the end, since thousands of lines may separate a failure from the sum.
for (const failure of failures) console.log(`\n✘ ${failure}`);

// Suites that need a real Postgres are skipped without one.
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a part with its output, and returns the end of it, which has errors outside of tests. */
async function run({
  command,
  hasShards,
  env,
}: Part): Promise<{ succeeded: boolean; lastOutput: string }> {
  const sharded = shard && hasShards ? [...command, `--shard=${shard}`] : command;
  const child = spawn('npx', sharded, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...(chromium && { CHROMIUM_PATH: chromium }),
      ...env,
    },
  });
  let lastOutput = '';
  for (const [output, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    output.pipe(shown, { end: false });
    output.on('data', (chunk) => {
      lastOutput = `${lastOutput}${chunk}`.slice(-4_000);
    });
  }
  const [status] = await once(child, 'close');
  return { succeeded: status === 0, lastOutput };
}

/** Error message of a failure, without its stack. */
function firstLines(text: string, count: number): string {
  return text
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, count)
    .join('\n');
}
