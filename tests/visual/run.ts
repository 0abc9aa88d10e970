import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { chromium } from 'playwright';
import { chromiumArgs, findHeadlessChromium } from '../chromium.ts';
import { buildStorybook, differingFiles } from './builds.ts';
import { compareStories } from './look.ts';
import { findAffectedStories } from './reach.ts';
import { count, writeReport } from './report.ts';
import { changedFiles, findBefore, workingFolder } from './revisions.ts';

/**
 * `npm run test:visual`: one page with visual changes of the stories' states. `-- --against COMMIT`
 * takes any git revision or a date, such as "1 week ago"; by default the point where the branch
 * left main. `--all` draws every state, even if its modules have not changed. Other arguments are
 * parts of story ids, as in `-- homepage cart-`. The report's links lead to `STORYBOOK_URL`, by
 * default that of `npm run storybook`.
 */
const page = 'test-results/visual/index.html';
const { values: options, positionals: wanted } = parseArgs({
  options: { against: { type: 'string' }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const executablePath = findHeadlessChromium();
if (!executablePath) {
  console.error('This needs a Chromium: set CHROMIUM_PATH, or run "npm test", which installs one.');
  process.exit(1);
}

const after = workingFolder();
const before = findBefore(options.against, after);
const lines = [`${after.title}, compared with ${before.title}`];
console.log(lines[0]);

const stopwatch = () => {
  const started = performance.now();
  return () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
};
const building = stopwatch();
const builds = { before: buildStorybook(before), after: buildStorybook(after) };
console.log(`Both Storybooks: ${building()}`);

const ids = choose();
const looking = stopwatch();
const servers = { before: serve(builds.before.folder), after: serve(builds.after.folder) };
// Nothing is loaded from other hosts.
const nowhere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, nowhere] });
const sides = {
  before: { url: await servers.before.listen({ port: 0, host: '127.0.0.1' }), ...builds.before },
  after: { url: await servers.after.listen({ port: 0, host: '127.0.0.1' }), ...builds.after },
};
const differing = differingFiles(builds.before, builds.after);
const findings = await compareStories(browser, ids, sides, differing);
await browser.close();
await Promise.all([servers.before.close(), servers.after.close()]);
console.log(`Pictures: ${looking()}`);

mkdirSync(dirname(page), { recursive: true });
const storybook = process.env.STORYBOOK_URL ?? 'http://localhost:6006';
writeFileSync(page, writeReport({ lines, findings, storybook: `${storybook}/` }));
const counts = (['changed', 'added', 'gone', 'unsteady', 'failed'] as const).map(
  (kind) => `${count(findings, kind)} ${kind}`,
);
console.log(`${counts.join(', ')}: ${page}`);
// Changes are for people to judge; a story that cannot be drawn is a failure.
process.exit(count(findings, 'failed') > 0 ? 1 : 0);

/** Ids of possibly changed states of either side. */
function choose(): string[] {
  const all = new Map([...builds.before.stories, ...builds.after.stories]);
  const storyFiles = [...new Set([...all.values()].map(({ importPath }) => importPath))];
  const changed = changedFiles(before, after);
  const reach = findAffectedStories(changed, [builds.before.stats, builds.after.stats], storyFiles);
  const chosen = [...all.values()]
    .filter(({ importPath }) => options.all || 'everywhere' in reach || reach.files.has(importPath))
    .map(({ id }) => id)
    .filter((id) => wanted.length === 0 || wanted.some((part) => id.includes(part)));
  const reason =
    'everywhere' in reach
      ? `${reach.everywhere} stands behind all of them`
      : `${changed.length} changed files reach ${reach.files.size} story files`;
  const asked = options.all ? '--all' : reason;
  lines.push(`${chosen.length} of ${all.size} states looked at: ${asked}`);
  console.log(lines[1]);
  return chosen;
}

/** Built files never change, so the browser may cache them. */
function serve(root: string) {
  const server = fastify();
  server.register(fastifyStatic, { root, maxAge: '1h', immutable: true });
  return server;
}
