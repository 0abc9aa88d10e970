import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readSources, type Source } from '../../structure/sources.ts';
import { storiesOf } from '../../structure/storyCoverage.ts';
import type { Fault } from './faults.ts';

/** What became of a test, as Jest and Vitest tell it. */
export type TestResult = { status: string; fullName: string; failureMessages?: string[] };

/**
 * The stories of a file of `src/` and of what imports it, by their names and by what they import;
 * of a user that has none, those of its users.
 */
export function storiesNear(file: string): string[] {
  const sources = readSources('src');
  const stories = readSources('stories').filter(({ path }) => path.endsWith('.stories.tsx'));
  const storiesFor = (path: string) => [
    ...storiesOf({ path }, stories),
    ...stories.filter(({ imports }) => imports.includes(path)),
  ];
  const storiesOfUsers = (used: string): Source[] =>
    sources
      .filter(({ imports }) => imports.includes(used))
      // The app imports every page.
      .filter(({ path }) => !path.startsWith('src/app/'))
      .flatMap(({ path }) => {
        const own = storiesFor(path);
        return own.length > 0 ? own : storiesOfUsers(path);
      });
  const near = [...storiesFor(file), ...storiesOfUsers(file)];
  return [...new Set(near.map(({ path }) => path))];
}

/**
 * Makes a module one of several: as it is, or as one of `texts` has it, whichever number the page
 * calls `__fault`. One Storybook has all faults then.
 */
export function makeSwitchable(
  root: string,
  file: string,
  texts: ReadonlyMap<number, string>,
): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const [, beginning = '', ending = ''] = /^(.*)(\.tsx?)$/.exec(path) ?? [];
  const variants = new Map<number | string, string>([['none', text], ...texts]);
  for (const [number, variant] of variants) {
    writeFileSync(`${beginning}.fault-${number}${ending}`, variant);
  }
  const numbers = [...variants.keys()];
  const module = (number: number | string) =>
    `'./${beginning.split('/').at(-1)}.fault-${number}${ending}'`;
  const names = [...text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(
    ([, name]) => `export const ${name} = chosen.${name};`,
  );
  if (/^export default /m.test(text)) names.push('export default chosen.default;');
  const lines = [
    ...numbers.map((number) => `import * as fault_${number} from ${module(number)};`),
    `const faults = { ${numbers.map((number) => `'${number}': fault_${number}`)} };`,
    `const chosen = faults[globalThis.__fault] ?? faults.none;`,
    ...names,
  ];
  writeFileSync(path, `${lines.join('\n')}\n`);
}

export function buildStorybook(root: string): void {
  const { status, stderr } = spawnSync('npx', ['storybook', 'build', '--quiet'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Storybook was not built:\n${stderr}`);
}

/**
 * By a fault's number, the story that catches it. Each run of the test runner plays a file of stories
 * with one fault: first those that stand first among a fault's, the others for what is left.
 */
export function findCatches(root: string, planted: readonly Fault[]): Map<number, string> {
  const catches = new Map<number, string>();
  const all = planted.flatMap(({ tests }, fault) => tests.map((story) => ({ fault, story })));
  const isFirst = ({ fault, story }: (typeof all)[number]) => planted[fault]?.tests[0] === story;
  for (const part of [all.filter(isFirst), all.filter((one) => !isFirst(one))]) {
    let left = part;
    for (;;) {
      left = left.filter(({ fault }) => !catches.has(fault));
      const round = new Map(left.map(({ story, fault }) => [story, fault]));
      if (round.size === 0) break;
      left = left.filter(({ fault, story }) => round.get(story) !== fault);
      for (const { story, fullName } of playStories(root, [...round.keys()], round).failed) {
        const fault = round.get(story);
        if (fault === undefined || catches.has(fault)) continue;
        catches.set(fault, fullName.trim().replace(/ (\w+) (?:play|smoke)-test$/, ' › $1'));
      }
    }
  }
  return catches;
}

/** Plays files of stories, each with the fault of its number; without one, as they are. */
export function playStories(
  root: string,
  stories: readonly string[],
  faults: ReadonlyMap<string, number> = new Map(),
) {
  const report = join(root, 'stories.json');
  rmSync(report, { force: true });
  spawnSync('npx', ['tsx', 'tests/storybook/run.ts', ...stories], {
    cwd: root,
    env: {
      ...process.env,
      STORIES_REPORT: report,
      FAULTS: JSON.stringify(Object.fromEntries(faults)),
    },
    stdio: 'ignore',
  });
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    testResults: { name: string; assertionResults: TestResult[] }[];
  };
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((outcome) => ({ ...outcome, story: relative(root, name) })),
  );
  if (process.env.VERBOSE) console.error(failed);
  return { failed, ran: numPassedTests + failed.length };
}
