import { mkdirSync, readFileSync, rmSync } from 'node:fs';

export type Count = { passed: number; failed: number; skipped: number };

/** One step of `npm test`: what `npx` runs, and how its tests are counted afterwards. */
type Part = {
  name: string;
  command: string[];
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
  { name: 'Format and lint', command: ['biome', 'check', '.'], count: asOne },
  { name: 'Types', command: ['tsc', '--noEmit'], count: asOne },
  {
    name: 'Structure, helpers, contract and server',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/vitest.json`,
    ],
    count: () => countOfJest(`${reports}/vitest.json`),
  },
  { name: 'Build of Storybook', command: ['storybook', 'build', '--quiet'], count: asOne },
  {
    name: 'Stories',
    command: ['tsx', 'tests/storybook/run.ts'],
    env: { STORIES_REPORT: `${reports}/stories.json` },
    count: () => countOfJest(`${reports}/stories.json`),
  },
  {
    name: 'Journeys through the real shop',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/journeys.json` },
    count: () => countOfPlaywright(`${reports}/journeys.json`),
  },
];

/** The report that Jest and Vitest share. */
function countOfJest(file: string): Count {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
  } = readReport(file) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numPendingTests?: number;
  };
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** A test that passed only at a second try is counted as failed: a flaky test is a bug. */
function countOfPlaywright(file: string): Count {
  const { stats } = readReport(file) as {
    stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
