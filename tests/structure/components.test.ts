import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';
import { needsStories } from './storyCoverage.ts';

const sources = readSources('src');
const isComponent = (path: string) => /\/[A-Z][A-Za-z]*\.tsx$/.test(path);
const components = sources.filter(
  ({ path }) => /^src\/(ui|features|pages)\//.test(path) && isComponent(path),
);

const stories = readSources('stories').filter(({ path }) => path.endsWith('.stories.tsx'));

describe('components', () => {
  it('are found', () => {
    expect(components.length).toBeGreaterThan(20);
  });

  const withStories = components.filter((component) => needsStories(component, sources));

  it.each(withStories)('$path has its stories at the same path', ({ path }) => {
    expect(existsSync(path.replace(/^src/, 'stories').replace(/tsx$/, 'stories.tsx'))).toBe(true);
  });

  it.each(sources.filter(({ path }) => isComponent(path)))('$path exports its name', (source) => {
    const name = basename(source.path, '.tsx');
    expect(source.text).toMatch(
      new RegExp(`export (default )?(async )?(function|const) ${name}\\b`),
    );
  });

  it('have no stories left behind', () => {
    const orphans = stories
      .map(({ path }) => path)
      .filter((path) => /^stories\/(ui|features|pages)\//.test(path))
      .filter((path) => !components.some((component) => tellsOf(path, component.path)));
    expect(orphans).toEqual([]);
  });
});

/** Many stories of one component may part into files that begin with its name: `CartPageOrder`. */
function tellsOf(story: string, component: string): boolean {
  const [told, name] = [story.replace(/^stories/, 'src'), component.replace(/\.tsx$/, '')];
  return told.startsWith(name) && /^([A-Z]\w*)?\.stories\.tsx$/.test(told.slice(name.length));
}

describe('looks', () => {
  const outsideTheTheme = sources.filter(({ path }) => !path.startsWith('src/theme/'));
  // Anchors, characters by their number, and what a picker of colours starts with.
  const notColours =
    /(['"`])\/?#(?![0-9a-fA-F]{3,8}\1)[\w-]*\1|&#\w+;|value=\{isShown \? value : '#ffffff'\}/g;

  it.each([
    ['colours', /#[0-9a-fA-F]{3,8}\b(?!['"]?\s*:)|\brgba?\(|\bhsla?\(/],
    ['radii', /borderRadius:\s*['"\d]/],
    ['fonts', /fontFamily:\s*['"](?!\w+\.fontFamily)/],
  ])('names no %s outside the theme', (_, literal) => {
    const wrong = outsideTheTheme.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => literal.test(line.replace(notColours, '')))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('icons', () => {
  it('each have their meaning in Storybook (stories/docs/Icons.tsx)', () => {
    const icon = /@mui\/icons-material\/(\w+)/g;
    const iconsOf = (text: string) => [...text.matchAll(icon)].map(([, name]) => name);
    const used = new Set(sources.flatMap(({ text }) => iconsOf(text)));
    const explained = iconsOf(readFileSync('stories/docs/Icons.tsx', 'utf8'));
    expect([...used].sort()).toEqual(explained.sort());
  });
});

describe('the shop', () => {
  it('is named by config.js, and nowhere in src', () => {
    expect(sources.filter(({ text }) => text.includes('Hemline')).map(({ path }) => path)).toEqual(
      [],
    );
  });
});

describe('stories', () => {
  it.each(stories)('$path waits on conditions, not on clocks', ({ text }) => {
    expect(text).not.toMatch(/setTimeout|\bsleep\(|new Date\(\)|Date\.now/);
  });

  it.each(stories)('$path plays in behaviours only, each named by a sentence', ({ text }) => {
    const inherits = (code: string) =>
      exportsOf(text).some((other) => isBehaviour(other) && code.includes(`...${nameOf(other)},`));
    const playing = exportsOf(text).filter(
      (code) => /^ {2}(async )?play\b/m.test(code) || inherits(code),
    );
    const wrong = playing.filter(
      (code) => !isBehaviour(code) || !/^ {2}name: (['"]).+ .+\1,$/m.test(code),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it.each(stories)('$path gives no state a play from its meta', ({ text }) => {
    expect(text.split(/^export const /m)[0]).not.toMatch(/^\s+(async )?play\b/m);
    expect(text).not.toMatch(/\.play\s*=/);
  });

  it.each(stories.filter(({ path }) => /^stories\/(ui|features)\//.test(path)))(
    '$path begins with a state, which its docs page shows',
    ({ text }) => {
      expect(isBehaviour(exportsOf(text)[0] ?? '')).toBe(false);
    },
  );
});

/** Its stories as they are written, each from its name on. */
function exportsOf(text: string): string[] {
  return text.split(/^export const /m).slice(1);
}

const isBehaviour = (code: string) => code.includes("tags: ['behaviour']");
const nameOf = (code: string) => code.slice(0, code.indexOf(':'));
