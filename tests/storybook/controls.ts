import { availableParallelism } from 'node:os';
import { chromium, type Frame, type Page } from 'playwright';
import { chromiumArgs } from '../chromium.ts';
import { playControls } from './playControls.mjs';

type Entry = { id: string; type: string; importPath: string; tags?: string[] };

/**
 * Uses every control of each component's first state, as a designer would, in the built Storybook
 * at `url`. Returns a line for each value with which a story fails.
 */
export async function findBrokenControls(
  url: string,
  executablePath: string,
  folders: readonly string[],
): Promise<string[]> {
  const index = await fetch(`${url}/index.json`).then((response) => response.json());
  const components = statesByFile(Object.values(index.entries), folders);
  const waiting = [...components];
  const broken: string[] = [];
  let played = 0;
  // Like stories, controls wait for more than half of their time.
  const browsers = Math.min(8, 2 * availableParallelism());
  await Promise.all(Array.from({ length: browsers }, playInOneBrowser));
  console.log(
    `Controls: ${played} values in ${components.length} stories, ${broken.length} broken`,
  );
  return broken;

  async function playInOneBrowser() {
    const browser = await chromium.launch({ executablePath, args: chromiumArgs });
    try {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      // Storybook has controls only in a frame, and a cross-site frame has no storage.
      await page.goto(`${url}/index.json`);
      let preview: Frame | undefined;
      for (let ids = waiting.shift(); ids; ids = waiting.shift()) {
        const [id] = ids;
        preview ??= await openPreview(page, url);
        // Storybook reloads a frame if a story takes too long to end.
        const result = await preview.evaluate(playControls, ids).catch(async () => {
          preview = await openPreview(page, url);
          return preview.evaluate(playControls, ids);
        });
        played += result.played;
        const own = [...result.broken, ...errors.splice(0)].map((line) => `${id}: ${line}`);
        for (const line of own) console.error(line);
        broken.push(...own);
        if (own.length > 0) preview = undefined;
      }
    } finally {
      await browser.close();
    }
  }
}

/** A new frame each time: a failed story may still reload its own. */
async function openPreview(page: Page, url: string): Promise<Frame> {
  await page.setContent('<iframe width="1200" height="700"></iframe>');
  const preview = page.frames().at(-1) ?? page.mainFrame();
  await preview.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await preview.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  return preview;
}

/** Ids of each component's states. */
function statesByFile(entries: readonly Entry[], folders: readonly string[]): string[][] {
  const byFile = new Map<string, string[]>();
  for (const { id, type, importPath, tags = [] } of entries) {
    const isState = type === 'story' && !tags.includes('behaviour');
    if (!isState || !/\/stories\/(ui|features)\//.test(importPath)) continue;
    if (folders.length > 0 && !folders.some((folder) => importPath.includes(folder))) continue;
    byFile.set(importPath, [...(byFile.get(importPath) ?? []), id]);
  }
  return [...byFile.values()];
}
