import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One side of a comparison: the files of a commit, or those in the working folder. */
export type Side = {
  /** Git's id of exactly these files. */
  tree: string;
  /** For people: commit, day and subject. */
  title: string;
};

export function git(args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** The working folder including uncommitted and new files; leaves the index alone. */
export function workingFolder(): Side {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-index-'));
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  copyFileSync(git(['rev-parse', '--git-path', 'index']), env.GIT_INDEX_FILE);
  git(['add', '--all'], env);
  const tree = git(['write-tree'], env);
  rmSync(folder, { recursive: true });
  return tree === treeOf('HEAD') ? sideOf('HEAD') : { tree, title: 'the working folder' };
}

/**
 * Revision to compare with: a given one, the last commit before a date ("1 week ago", 2026-11-16),
 * or by default the point where the branch left main. On main itself, the last commit with other
 * files.
 * @throws if there is no such commit
 */
export function findBefore(wanted: string | undefined, after: Side): Side {
  if (wanted !== undefined) return sideOf(isDate(wanted) ? lastCommitBefore(wanted) : wanted);
  const left = whereItLeftMain();
  return sideOf(treeOf(left) === after.tree ? `${left}~1` : left);
}

/** Files that differ between two sides; a renamed one by its old and new name. */
export function changedFiles(before: Side, after: Side): string[] {
  const names = git(['diff', '--name-only', '--no-renames', '-z', before.tree, after.tree]);
  return names.split('\0').filter((name) => name !== '');
}

/** A revision has no spaces. */
const isDate = (wanted: string) => /\s|^\d{4}-\d\d-\d\d/.test(wanted);

function lastCommitBefore(date: string): string {
  const commit = git(['rev-list', '-1', `--before=${date}`, 'HEAD']);
  if (!commit) throw new Error(`There is no commit before ${date}.`);
  return commit;
}

function whereItLeftMain(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git(['merge-base', 'HEAD', main]);
    } catch {
      // A single-branch clone knows only the remote's main.
    }
  }
  throw new Error('There is no main here: name a commit with "--against".');
}

const treeOf = (revision: string) => git(['rev-parse', '--verify', `${revision}^{tree}`]);

function sideOf(revision: string): Side {
  const title = git(['show', '--no-patch', '--format=%h of %cs, “%s”', `${revision}^{commit}`]);
  return { tree: treeOf(revision), title };
}
