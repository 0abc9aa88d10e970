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
import { reviewFaults } from './reviewFaults.ts';
import {
  buildStorybook,
  findCatches,
  makeSwitchable,
  playStories,
  storiesNear,
  type TestResult,
} from './storybook.ts';
import { storyFaults } from './storyFaults.ts';

/**
 * `npm run bench:faults`: plants one fault after the other in a copy of the project, and says which
 * tests catch it, as rows of a table; with `-- --stories`, those of what is seen, and which stories.
 * Fails when one is not caught, or when one of the tests fails without a fault, too, which is tried at
 * the end. Words after `--` choose faults by name, `|` stands between several; with `TIMES=…` each must
 * be caught as often as that.
 */
const left = new Set(['node_modules', 'dist', 'data', 'storybook-static', 'test-results']);
const times = Number(process.env.TIMES ?? 1);
const [mode, ...names] = process.argv.slice(2);
const ofStories = mode === '--stories';
const chosen = (ofStories ? names : process.argv.slice(2)).join(' ').toLowerCase().split('|');
const list = ofStories
  ? storyFaults.map((fault) => ({ tests: storiesNear(fault.file), ...fault }))
  : [...faults, ...reviewFaults];
const planted = list.filter(({ name }) =>
  chosen.some((words) => name.toLowerCase().includes(words)),
);

const copy = mkdtempSync(join(tmpdir(), 'hemline-faults-'));
for (const name of readdirSync(paths.root)) {
  if (left.has(name) || (name.startsWith('.') && name !== '.storybook')) continue;
  cpSync(join(paths.root, name), join(copy, name), { recursive: true });
}
symlinkSync(join(paths.root, 'node_modules'), join(copy, 'node_modules'));

/** The names of the tests that failed, and how many ran. */
function runTests(tests: string[]): { failed: string[]; ran: number } {
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

function runWith(config: string[], tests: string[]): TestResult[] {
  if (tests.length === 0) return [];
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  spawnSync(
    'npx',
    ['vitest', 'run', ...config, ...tests, '--bail=1', '--reporter=json', `--outputFile=${report}`],
    { cwd: copy, env: { ...process.env, INPUTS: '60', ROUNDS: '1', EVERY: '1' }, stdio: 'ignore' },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: TestResult[] }[];
  };
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

const cleanText = ({ file }: Fault) => readFileSync(join(paths.root, file), 'utf8');

function faultyText(fault: Fault): string {
  const { file, from, to } = fault;
  const text = cleanText(fault);
  if (text.split(from).length !== 2) throw new Error(`${file} has not once:\n${from}`);
  return text.replace(from, () => to);
}

// All of them can be planted: better known before the first run.
const faultyTexts = planted.map(faultyText);

try {
  console.log(`| Fault | Caught by |\n|---|---|`);
  const missed = ofStories ? tryStories() : tryTests();
  console.log(`${planted.length - missed.length} of ${planted.length} faults are caught.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** The names of the faults that no test catches. */
function tryTests(): string[] {
  const missed: string[] = [];
  for (const [at, fault] of planted.entries()) {
    writeFileSync(join(copy, fault.file), faultyTexts[at] ?? '');
    const runs = Array.from({ length: times }, () => runTests(fault.tests));
    writeFileSync(join(copy, fault.file), cleanText(fault));
    const caught = runs.flatMap(({ failed }) => failed.slice(0, 1));
    if (caught.length < times) missed.push(fault.name);
    const often = times > 1 ? ` (${caught.length} of ${times} times)` : '';
    tell(fault, `${caught[0] ?? `**none of ${runs[0]?.ran} tests**`}${often}`);
  }
  expectNoFailure(runTests(allTests()));
  return missed;
}

function tryStories(): string[] {
  for (const file of new Set(planted.map(({ file }) => file))) {
    const texts = faultyTexts.map((text, at) => [at, text] as const);
    makeSwitchable(copy, file, new Map(texts.filter(([at]) => planted[at]?.file === file)));
  }
  buildStorybook(copy);
  const catches = findCatches(copy, planted);
  for (const [at, fault] of planted.entries()) tell(fault, catches.get(at) ?? '**none**');
  const { failed, ran } = playStories(copy, allTests());
  expectNoFailure({ failed: failed.map(({ fullName }) => fullName), ran });
  return planted.filter((_, at) => !catches.has(at)).map(({ name }) => name);
}

function tell({ name, file }: Fault, by: string) {
  console.log(`| ${name} (\`${file}\`) | ${by} |`);
}

function allTests(): string[] {
  return [...new Set(planted.flatMap(({ tests }) => tests))];
}

function expectNoFailure({ failed, ran }: { failed: string[]; ran: number }) {
  if (failed.length > 0) throw new Error(`Without a fault fail: ${failed}`);
  console.log(`\nWithout a fault pass all ${ran} tests.`);
}
