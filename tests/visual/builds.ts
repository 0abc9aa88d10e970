import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Stats } from './reach.ts';
import { git, type Side } from './revisions.ts';

/** A story in Storybook's index. */
export type Story = {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: string;
  tags: string[];
};

export type Build = { folder: string; stories: Map<string, Story>; stats: Stats };

const cache = resolve('node_modules/.cache/visual');
const kept = 4;

/**
 * Builds the Storybook of these files. The last few are kept, because a branch is compared
 * repeatedly.
 */
export function buildStorybook({ tree }: Side): Build {
  const folder = join(cache, tree);
  if (!existsSync(folder)) build(tree, folder);
  utimesSync(folder, new Date(), new Date());
  forgetOldest();
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const entries: Story[] = Object.values(read('index.json').entries);
  const states = entries.filter(isState).map((story) => [story.id, story] as const);
  return { folder, stories: new Map(states), stats: read('preview-stats.json') };
}

/** Only states are compared, not behaviours and flows. */
const isState = ({ type, tags }: Story) =>
  type === 'story' && !tags.includes('behaviour') && !tags.includes('flow');

/** Outside of this folder, so that no ignored or later changes get in. */
function build(tree: string, folder: string) {
  const source = mkdtempSync(join(realpathSync(tmpdir()), 'hemline-storybook-'));
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, { cwd: source, stdio: ['ignore', 'ignore', 'inherit'] });
  const unfinished = `${folder}.unfinished`;
  try {
    const archive = join(source, 'files.tar');
    git(['archive', '--output', archive, tree]);
    run('tar', ['-xf', archive]);
    rmSync(archive);
    if (readFileSync(join(source, 'package-lock.json')).equals(readFileSync('package-lock.json'))) {
      symlinkSync(resolve('node_modules'), join(source, 'node_modules'), 'junction');
    } else {
      run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
    }
    mkdirSync(cache, { recursive: true });
    const options = ['--quiet', '--test', '--preview-only', '--stats-json', '-o', unfinished];
    run('npx', ['storybook', 'build', ...options]);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(source, { recursive: true });
  }
}

/**
 * Files that differ or exist on one side only, among those with stable names: built ones have a
 * hash in theirs.
 */
export function differingFiles(one: Build, other: Build): string[] {
  const files = [...new Set([one, other].flatMap(filesOf))];
  return files.filter((file) => {
    const paths = [one, other].map(({ folder }) => join(folder, file));
    const [before, after] = paths.map((path) => existsSync(path) && readFileSync(path));
    return !(before && after && before.equals(after));
  });
}

function filesOf({ folder }: Build): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((file) => !/^assets\/|\.(html|json)$/.test(file));
}

function forgetOldest() {
  const age = (folder: string) => -statSync(folder).mtimeMs;
  const folders = readdirSync(cache).map((name) => join(cache, name));
  for (const folder of folders.sort((a, b) => age(a) - age(b)).slice(kept)) {
    rmSync(folder, { recursive: true });
  }
}
