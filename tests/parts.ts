import { mkdirSync, readFileSync, rmSync } from 'node:fs';

type Count = {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests: file, name and error of each. */
  failures?: string[];
};

/** One step of `npm test`: its `npx` command, and a function that counts its tests. */
export type Part = {
  name: string;
  /** Job that runs it: `npm test -- JOB` runs these parts only. */
  job: 'code' | 'stories' | 'journeys';
  command: string[];
  /** True if its runner takes `--shard=1/2`. */
  hasShards?: true;
  env?: Record<string, string>;
  count: (succeeded: boolean) => Count;
};

const reports = 'test-results';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** A check without tests of its own counts as one. */
const asOne = (succeeded: boolean): Count => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  skipped: 0,
});

export const parts: Part[] = [
  { name: 'Format and lint', job: 'code', command: ['biome', 'check', '.'], count: asOne },
  { name: 'Types', job: 'code', command: ['tsc', '--noEmit'], count: asOne },
  {
    name: 'Structure, helpers, contract and server',
    job: 'code',
    hasShards: true,
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/vitest.json`,
    ],
    count: () => countOfJest(`${reports}/vitest.json`),
  },
  {
    name: 'Build of Storybook',
    job: 'stories',
    command: ['storybook', 'build', '--quiet'],
    env: { COMPONENT_MANIFESTS: 'off' },
    count: asOne,
  },
  {
    name: 'Stories',
    job: 'stories',
    hasShards: true,
    command: ['tsx', 'tests/storybook/run.ts'],
    env: { STORIES_REPORT: `${reports}/stories.json` },
    count: () => countOfJest(`${reports}/stories.json`),
  },
  {
    name: 'Journeys through the real shop',
    job: 'journeys',
    hasShards: true,
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/journeys.json` },
    count: () => countOfPlaywright(`${reports}/journeys.json`),
  },
];

type JestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/** The report format that Jest and Vitest share. */
function countOfJest(file: string): Count {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    testResults = [],
  } = readReport<JestReport>(file);
  const failures = testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not even be loaded has no tests.
    if (status === 'failed' && failed.length === 0) return `${name}\n${message}`;
    return failed.map((test) => `${name} › ${test.fullName}\n${test.failureMessages?.join('\n')}`);
  });
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures };
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = {
  suites?: PlaywrightSuite[];
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** A test that passed only on a retry counts as failed: a flaky test is a bug. */
function countOfPlaywright(file: string): Count {
  const { suites = [], stats } = readReport<PlaywrightReport>(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  const failures = suites.flatMap(failuresOfSuite);
  return { passed: expected, failed: unexpected + flaky, skipped, failures };
}

function failuresOfSuite({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const errors = results.flatMap(({ error }) => error?.message ?? []);
        return `${file}:${line} › ${title}\n${errors.join('\n')}`;
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

function readReport<T extends object>(file: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
