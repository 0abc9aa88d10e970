import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';
import { exportedParts, isBehaviour, needsStories } from './storyCoverage.ts';

const sources = readSources('src');
const isComponent = (path: string) => /\/[A-Z][A-Za-z]*\.tsx$/.test(path);
const components = sources.filter(
  ({ path }) => /^src\/(ui|features|pages)\//.test(path) && isComponent(path),
);

const stories = readSources('stories').filter(({ path }) => path.endsWith('.stories.tsx'));

describe('components', () => {
  it('exist', () => {
    expect(components.length).toBeGreaterThan(20);
  });

  const withStories = components.filter((component) => needsStories(component, sources));

  it.each(withStories)('$path has its stories at the same path', ({ path }) => {
    const file = path.replace(/^src/, 'stories').replace(/tsx$/, 'stories.tsx');
    expect(
      existsSync(file),
      `${file} is missing: each page and each component with handlers, hooks or several users has one, see CONTRIBUTING.md`,
    ).toBe(true);
  });

  it.each(sources.filter(({ path }) => isComponent(path)))('$path exports its name', (source) => {
    const name = basename(source.path, '.tsx');
    const exported = new RegExp(`export (default )?(async )?(function|const) ${name}\\b`);
    expect(
      exported.test(source.text),
      `${source.path} must export a component called ${name}: rename the file or the component`,
    ).toBe(true);
  });

  it('leave no orphaned stories', () => {
    const shown = components.flatMap((component) => [component, ...exportedParts(component)]);
    const orphans = stories
      .map(({ path }) => path)
      .filter((path) => /^stories\/(ui|features|pages)\//.test(path))
      .filter((path) => !shown.some((component) => belongsTo(path, component.path)));
    expect(orphans, 'Move or delete these stories: src has no component at the same path').toEqual(
      [],
    );
  });
});

/** A component with many stories may have several files: `CartPageOrder` belongs to `CartPage`. */
function belongsTo(story: string, component: string): boolean {
  const [path, name] = [story.replace(/^stories/, 'src'), component.replace(/\.tsx$/, '')];
  return path.startsWith(name) && /^([A-Z]\w*)?\.stories\.tsx$/.test(path.slice(name.length));
}

describe('styles', () => {
  const outsideTheTheme = sources.filter(({ path }) => !path.startsWith('src/theme/'));
  // Anchors, character references, and the initial value of a colour picker.
  const notColours =
    /(['"`])\/?#(?![0-9a-fA-F]{3,8}\1)[\w-]*\1|&#\w+;|value=\{isShown \? value : '#ffffff'\}/g;

  it.each([
    [
      'colours',
      /#[0-9a-fA-F]{3,8}\b(?!['"]?\s*:)|\brgba?\(|\bhsla?\(/,
      'a colour of the palette (`text.secondary`, or `theme.vars.palette`)',
    ],
    ['radii', /borderRadius:\s*['"\d]/, '`theme.shape.borderRadius` or a radius of the tokens'],
    [
      'fonts',
      /fontFamily:\s*['"](?!\w+\.fontFamily)/,
      'a variant of the typography (`variant="body2"`)',
    ],
  ])('names no %s outside the theme', (_, literal, instead) => {
    const wrong = outsideTheTheme.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => literal.test(line.replace(notColours, '')))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(wrong, `Use ${instead} here, or add a token in src/theme`).toEqual([]);
  });
});

describe('spaces', () => {
  // The plugin that mirrors styles skips four values with a custom property, as theme.spacing has.
  it('that differ on both sides are named by side', () => {
    const spaces = /spacing\([^()]*?,\s*([^,()]+),[^,()]*,\s*([^,()]+)\)/g;
    const wrong = sources.flatMap(({ path, text }) =>
      [...text.matchAll(spaces)]
        .filter(([, right, left]) => right !== left)
        .map(([spacing]) => `${path}: ${spacing}`),
    );
    expect(wrong, 'Use paddingInlineStart or another logical property').toEqual([]);
  });
});

describe('icons', () => {
  it('each have their meaning in Storybook (stories/docs/Icons.tsx)', () => {
    const icon = /@mui\/icons-material\/(\w+)/g;
    const iconsOf = (text: string) => [...text.matchAll(icon)].map(([, name]) => name);
    const used = new Set(sources.flatMap(({ text }) => iconsOf(text)));
    const explained = iconsOf(readFileSync('stories/docs/Icons.tsx', 'utf8'));
    const explainedOnce = new Set(explained);
    expect([
      ...[...used]
        .filter((name) => !explainedOnce.has(name))
        .map((name) => `stories/docs/Icons.tsx lacks ${name}: add it with its meaning`),
      ...[...explainedOnce]
        .filter((name) => !used.has(name))
        .map((name) => `stories/docs/Icons.tsx explains ${name}, which src no longer uses`),
      ...explained
        .filter((name, index) => explained.indexOf(name) !== index)
        .map((name) => `stories/docs/Icons.tsx has ${name} twice`),
    ]).toEqual([]);
  });
});

describe('the shop', () => {
  it('is named by config.js, and nowhere in src', () => {
    expect(
      sources.filter(({ text }) => text.includes('Hemline')).map(({ path }) => path),
      'Read the shop’s name from config.js or its profile instead of writing “Hemline” here',
    ).toEqual([]);
  });
});

describe('stories', () => {
  it.each(stories)('$path waits for conditions, not for time', ({ text }) => {
    expect(
      text.match(/setTimeout|\bsleep\(|new Date\(\)|Date\.now/g) ?? [],
      'Wait with `findBy…` or `waitFor`, and use a fixed date',
    ).toEqual([]);
  });

  it.each(stories)('$path has plays only in behaviours, each named by a sentence', ({ text }) => {
    const inherits = (code: string) =>
      exportsOf(text).some((other) => isBehaviour(other) && code.includes(`...${nameOf(other)},`));
    const playing = exportsOf(text).filter(
      (code) => /^ {2}(async )?play\b/m.test(code) || inherits(code),
    );
    const hasName = (code: string) => /^ {2}name: (['"]).+ .+\1,$/m.test(code);
    const inheritsName = (code: string) =>
      exportsOf(text).some((other) => hasName(other) && code.includes(`...${nameOf(other)},`));
    const wrong = playing.filter(
      (code) =>
        !isBehaviour(code) ||
        !(hasName(code) || (/^\w+[A-Z]/.test(nameOf(code)) && !inheritsName(code))),
    );
    expect(
      wrong.map(nameOf),
      "Each of these stories plays: export it by a sentence (`AClickSaves`) or give it one as its `name`, and `tags: ['behaviour']` if it only inherits its `play`",
    ).toEqual([]);
  });

  it.each(stories)('$path gives no state a play in its meta', ({ text }) => {
    const beforeStories = text.split(/^export const /m)[0];
    const message = 'Give a `play` to single stories tagged `behaviour`, not to the meta';
    expect(beforeStories, message).not.toMatch(/^\s+(async )?play\b/m);
    expect(text, message).not.toMatch(/\.play\s*=/);
  });

  it.each(stories)('$path lists what its meta has, instead of spreading it', ({ text }) => {
    const meta = /^const meta = .*?\} satisfies/ms.exec(text)?.[0] ?? '';
    expect(
      meta,
      'Write `parameters` into the meta: with a doc comment, Storybook drops those of a spread (findings/storybook-comment-drops-parameters.sh)',
    ).not.toMatch(/^( {2}|const meta = \{ (\w+: \w+, )*)\.\.\./m);
  });

  it.each(stories.filter(({ path }) => /^stories\/(ui|features)\//.test(path)))(
    '$path starts with a state, which its docs page shows',
    ({ text }) => {
      expect(
        isBehaviour(exportsOf(text)[0] ?? ''),
        'Move a state to the top: the docs page shows the first story of the file',
      ).toBe(false);
    },
  );
});

/** Returns the source of each story in a file, from its name on. */
function exportsOf(text: string): string[] {
  return text.split(/^export const /m).slice(1);
}

const nameOf = (code: string) => code.slice(0, code.indexOf(':'));
