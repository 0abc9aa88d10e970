import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../../../server/paths.ts';
import { applying, type Fault, faults } from './patches.ts';

/**
 * `npm run bench:faults`: applies each patch in this folder to a copy of the project, runs the
 * tests that it names, and prints which one failed. Exits with 1 if none did. `-- xsrf` selects
 * patches by file name.
 */
const [picked = ''] = process.argv.slice(2);
const chosen = faults.filter(({ name }) => name.includes(picked));
const copied = ['contract', 'demo', 'deploy', 'public', 'server', 'src', 'stories', 'tests'];
const configs = ['package.json', 'tsconfig.json', 'vitest.config.ts'];
const copy = mkdtempSync(join(tmpdir(), 'hemline-faults-'));

try {
  for (const name of [...copied, ...configs]) {
    cpSync(join(paths.root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(paths.root, 'node_modules'), join(copy, 'node_modules'));
  const broken = failedTests([...new Set(chosen.flatMap(({ tests }) => tests))]);
  if (broken.length > 0) throw new Error(`These tests fail without a patch: ${broken}`);
  console.log('| Fault | Caught by |\n|---|---|');
  process.exitCode = chosen.map(isCaught).every(Boolean) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function isCaught({ patch, title, tests }: Fault): boolean {
  const apply = (...args: string[]) =>
    execFileSync('git', [...applying, ...args, patch], { cwd: copy });
  apply();
  const [caught] = failedTests(tests);
  apply('--reverse');
  console.log(`| ${title} | ${caught ?? '**no test**'} |`);
  return caught !== undefined;
}

/** Names of the failed tests, up to the first one. */
function failedTests(tests: string[]): string[] {
  const report = join(copy, 'report.json');
  const output = ['--bail=1', '--reporter=json', `--outputFile=${report}`];
  spawnSync('npx', ['vitest', 'run', ...tests, ...output], { cwd: copy, stdio: 'ignore' });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { status: string; fullName: string }[] }[];
  };
  rmSync(report);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
}
