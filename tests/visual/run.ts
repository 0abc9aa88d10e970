import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { Baselines, type Maker } from './baselines.ts';
import { compare, tolerated } from './compare.ts';
import { type Finding, writeReport } from './report.ts';
import { StoryWindow, schemes } from './stories.ts';

/**
 * `npm run test:visual`: pictures of the built Storybook's stories (`npm run build-storybook`
 * first), compared with the stored ones. `--update` stores them anew; other arguments are parts of
 * story ids, as `-- homepage cart-`.
 */
const built = resolve(process.env.STORYBOOK_DIR ?? 'storybook-static');
const baselines = new Baselines(resolve(process.env.VISUAL_BASELINES ?? '.visual-baselines'));
const isUpdate = process.argv.includes('--update');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

/** Windows at a time: more than the cores of a small machine only make it slower. */
const windows = 2;

const executablePath = findChromium();
if (!existsSync(built) || !executablePath) {
  console.error('This needs a built Storybook (npm run build-storybook) and a Chromium.');
  process.exit(1);
}
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const maker: Maker = { browser: browser.version(), platform: process.platform };

if (!isUpdate && !isComparable()) {
  await browser.close();
  process.exit(0);
}
const server = fastify();
server.register(fastifyStatic, { root: built });
const url = await server.listen({ port: 0, host: '127.0.0.1' });
const findings = await visit(browser, storyIds());
await browser.close();
await server.close();

const report = writeReport('test-results/visual', findings);
const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
console.log(
  `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('failed')} failed: ${report}`,
);
process.exit(count('failed') > 0 || (!isUpdate && count('changed') > 0) ? 1 : 0);

function isComparable(): boolean {
  const stored = baselines.maker;
  if (stored?.browser === maker.browser && stored.platform === maker.platform) return true;
  const reason = stored
    ? `The stored pictures are ${stored.browser}’s on ${stored.platform}, this is ${maker.browser} on ${maker.platform}`
    : 'There are no stored pictures';
  console.log(`${reason}: nothing is compared. "--update" stores new ones.`);
  return false;
}

/** The states of components and pages; what a behaviour or a flow ends in is no look of its own. */
function storyIds(): string[] {
  type Index = { entries: Record<string, { id: string; type: string; tags: string[] }> };
  const { entries }: Index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .filter(({ tags }) => !tags.some((tag) => tag === 'behaviour' || tag === 'flow'))
    .map(({ id }) => id)
    .filter((id) => wanted.length === 0 || wanted.some((part) => id.includes(part)));
}

async function visit(browser: Browser, ids: readonly string[]): Promise<Finding[]> {
  const queue = [...ids];
  const found: Finding[] = [];
  const work = async () => {
    const window = await StoryWindow.open(browser, url);
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        const pictures = await window.takePictures(id);
        for (const scheme of schemes) {
          const after = pictures[scheme];
          if (after) found.push(...(await judge(`${id}--${scheme}`, after)));
        }
      } catch (error) {
        found.push({ name: id, kind: 'failed', message: String(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: windows }, work));
  if (wanted.length === 0) found.push(...judgeGone(ids));
  return found.sort((a, b) => a.name.localeCompare(b.name));
}

/** Compares one picture with its stored one, and stores it when asked to. */
async function judge(name: string, after: Buffer): Promise<Finding[]> {
  const before = baselines.read(name);
  const comparison = before && (await compare(before, after));
  if (comparison && comparison.share <= tolerated) return [];
  if (isUpdate) baselines.write(name, after, maker);
  if (!before || !comparison) return [{ name, kind: 'new', after }];
  return [{ name, kind: 'changed', before, after, ...comparison }];
}

/** Pictures of stories that are no more. */
function judgeGone(ids: readonly string[]): Finding[] {
  const names = new Set(ids.flatMap((id) => schemes.map((scheme) => `${id}--${scheme}`)));
  return baselines.names
    .filter((name) => !names.has(name))
    .map((name) => {
      const before = baselines.read(name) ?? Buffer.alloc(0);
      if (isUpdate) baselines.remove(name);
      return { name, kind: 'gone', before };
    });
}
