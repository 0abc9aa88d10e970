import type { Browser } from 'playwright';
import type { Build, Story } from './builds.ts';
import { cut, shrink } from './compare.ts';
import type { Finding } from './report.ts';
import { findChanges, type Pictures } from './steady.ts';
import { StoryWindow, schemes } from './stories.ts';

type Sides<T> = { before: T; after: T };
type Served = Pick<Build, 'stories'> & { url: string };
/** Windows of each side: more would only slow down a machine with few cores. */
const pairs = 2;

/**
 * Draws the stories of both sides in one browser, and returns those that differ.
 * @param differingFiles static files with the same name but different contents on both sides
 */
export async function compareStories(
  browser: Browser,
  ids: readonly string[],
  sides: Sides<Served>,
  differingFiles: readonly string[],
): Promise<Finding[]> {
  const queue = [...ids];
  const findings: Finding[] = [];
  const work = async () => {
    const windows = {
      before: await StoryWindow.open(browser, sides.before.url),
      after: await StoryWindow.open(browser, sides.after.url),
    };
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const story = { before: sides.before.stories.get(id), after: sides.after.stories.get(id) };
      if (story.before && story.after && (await isUntouched(id, windows, differingFiles))) continue;
      const finding = await judge(windows, story);
      if (finding) findings.push(finding);
    }
  };
  await Promise.all(Array.from({ length: pairs }, work));
  return findings.sort((a, b) => a.id.localeCompare(b.id));
}

/** True if both sides render the same HTML and styles: then nothing needs to be drawn. */
async function isUntouched(
  id: string,
  { before, after }: Sides<StoryWindow>,
  differingFiles: readonly string[],
): Promise<boolean> {
  const texts = [before.describe(id), after.describe(id)];
  const [was, is] = await Promise.all(texts).catch(() => []);
  return was !== undefined && was === is && !differingFiles.some((file) => was.includes(file));
}

async function judge(
  windows: Sides<StoryWindow>,
  { before, after }: Sides<Story | undefined>,
): Promise<Finding | undefined> {
  const story = after ?? before;
  if (!story) return undefined;
  const { id, title, name } = story;
  try {
    if (!before || !after) {
      const pictures = await (after ? windows.after : windows.before).takePictures(id, {
        isPatient: true,
      });
      return { id, title, name, kind: after ? 'added' : 'gone', pictures: await whole(pictures) };
    }
    const { changed, isUnsteady } = await findChanges(async (how) => {
      const [was, is] = await Promise.all([
        windows.before.takePictures(id, how),
        windows.after.takePictures(id, how),
      ]);
      return { before: was, after: is };
    });
    const pictures = [];
    for (const scheme of schemes) {
      const difference = changed[scheme];
      if (difference)
        pictures.push({ scheme, share: difference.share, cut: await cut(difference) });
    }
    if (pictures.length > 0) return { id, title, name, kind: 'changed', pictures };
    return isUnsteady ? { id, title, name, kind: 'unsteady' } : undefined;
  } catch (error) {
    return { id, title, name, kind: 'failed', message: String(error) };
  }
}

async function whole(pictures: Pictures) {
  const shrunk = [];
  for (const scheme of schemes) shrunk.push({ scheme, whole: await shrink(pictures[scheme]) });
  return shrunk;
}
