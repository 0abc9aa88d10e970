import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../../../server/paths.ts';
import { type Fault, faults } from './faults.ts';

/**
 * `npm run bench:faults`: plants one fault after the other in a copy of the project, and says which
 * tests catch it, as rows of a table. Fails when one is not caught, or when one of the tests fails
 * without a fault, too, which is tried at the end. Words after `--` choose faults by name, `|` stands
 * between several; with `TIMES=…` each must be caught as often as that.
 */
const left = new Set(['node_modules', 'dist', 'data', 'storybook-static', 'test-results']);
const chosen = process.argv.slice(2).join(' ').toLowerCase().split('|');
const planted = faults.filter(({ name }) =>
  chosen.some((words) => name.toLowerCase().includes(words)),
);
const times = Number(process.env.TIMES ?? 1);

const copy = mkdtempSync(join(tmpdir(), 'hemline-faults-'));
for (const name of readdirSync(paths.root)) {
  if (left.has(name) || name.startsWith('.')) continue;
  cpSync(join(paths.root, name), join(copy, name), { recursive: true });
}
symlinkSync(join(paths.root, 'node_modules'), join(copy, 'node_modules'));

/** The names of the tests that failed, and how many ran. */
function run(tests: string[]): { failed: string[]; ran: number } {
  const isLong = (test: string) => test.startsWith('tests/trust');
  const runs = [
    runWith(
      [],
      tests.filter((test) => !isLong(test)),
    ),
    runWith(['--config', 'vitest.trust.config.ts'], tests.filter(isLong)),
  ].flat();
  const failed = runs.filter(({ status }) => status === 'failed');
  return {
    failed: failed.map(({ fullName }) => fullName.trim()),
    ran: runs.filter(({ status }) => status === 'passed').length + failed.length,
  };
}

function runWith(config: string[], tests: string[]): { status: string; fullName: string }[] {
  if (tests.length === 0) return [];
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  spawnSync(
    'npx',
    ['vitest', 'run', ...config, ...tests, '--bail=1', '--reporter=json', `--outputFile=${report}`],
    { cwd: copy, env: { ...process.env, INPUTS: '60', ROUNDS: '1' }, stdio: 'ignore' },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { status: string; fullName: string }[] }[];
  };
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

function plant({ file, from, to }: Fault): () => void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} has not once:\n${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  return () => writeFileSync(path, text);
}

// All of them can be planted: better known before the first run.
for (const fault of planted) plant(fault)();

const missed: string[] = [];
try {
  console.log(`| Fault | Caught by |\n|---|---|`);
  for (const fault of planted) {
    const undo = plant(fault);
    const runs = Array.from({ length: times }, () => run(fault.tests));
    undo();
    const caught = runs.flatMap(({ failed }) => failed.slice(0, 1));
    if (caught.length < times) missed.push(fault.name);
    const often = times > 1 ? ` (${caught.length} of ${times} times)` : '';
    console.log(
      `| ${fault.name} (\`${fault.file}\`) | ${caught[0] ?? `**none of ${runs[0]?.ran} tests**`}${often} |`,
    );
  }
  const { failed, ran } = run([...new Set(planted.flatMap(({ tests }) => tests))]);
  if (failed.length > 0) throw new Error(`Without a fault fail: ${failed}`);
  console.log(`\nWithout a fault pass all ${ran} tests.`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${planted.length - missed.length} of ${planted.length} faults are caught.`);
process.exit(missed.length === 0 ? 0 : 1);
