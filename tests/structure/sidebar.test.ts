import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { findByOlderId, groups, inWords, isInWords, titleByFile } from '../../.storybook/groups.ts';
import { readSources } from './sources.ts';

const storyFiles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(mdx|stories\.tsx)$/.test(path))
  .map((path) => join('stories', path));

it('finds the stories', () => {
  expect(storyFiles.length).toBeGreaterThan(200);
});

it.each(storyFiles)('%s stands once in the sidebar (.storybook/groups.ts)', (path) => {
  const name = basename(path).replace(/\..*/, '');
  const found = groups.filter(
    ({ folder, files }) =>
      join('stories', folder, basename(path)) === path && (!files || files.includes(name)),
  );
  expect(found).toHaveLength(1);
});

it('has one component of a name, so that links survive a change of groups', () => {
  const names = storyFiles.map((path) => basename(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('finds the story of an older link by its component and state', () => {
  const ids = [
    'browse-lists-productcard--new',
    'browse-pages-searchpage--new',
    'introduction--docs',
  ];
  expect(findByOlderId('features-catalogue-productcard--new', ids)).toBe(ids[0]);
  expect(findByOlderId('features-catalogue-card--new', ids)).toBeUndefined();
  expect(findByOlderId('introduction--docs', ids)).toBe('introduction--docs');
});

it('calls a page or a journey in words, and has its id by its file', () => {
  const title = titleByFile('stories/pages/CartPageOfCustomer.stories.tsx') ?? '';
  expect(title).toBe('Cart/Pages/CartPageOfCustomer');
  expect(inWords(title)).toBe('Cart/Pages/Cart page of customer');
  expect(inWords('Account/Pages/LoginPageSignUp')).toBe('Account/Pages/Login page: sign up');
  expect(inWords('Journeys/AdminMfa')).toBe('Journeys/Admin MFA');
  const untitled = storyFiles.filter((path) => isInWords(path) && !titleByFile(path));
  expect(untitled).toEqual([]);
});

const pages = storyFiles.filter((path) => path.endsWith('.mdx'));

it.each(pages)('%s shows stories and names components that there are', (path) => {
  const text = readFileSync(path, 'utf8');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const stories = storyFiles.flatMap((file) => {
    const name = basename(file, '.stories.tsx').toLowerCase();
    const exports = readFileSync(file, 'utf8').matchAll(/^export const (\w+): Story/gm);
    return [...exports].map(([, story = '']) => `${name}--${asId(story)}`);
  });
  const components = readSources('src').map((source) => basename(source.path, '.tsx'));
  expect(all(/ of="([^"]+)"/g).filter((id) => !stories.includes(id))).toEqual([]);
  expect(all(/ component="([^"]+)"/g).filter((name) => !components.includes(name))).toEqual([]);
});

/** A story's name as an id has it: `OnAPhone` is `on-a-phone`. */
function asId(story: string): string {
  return story.replace(/(?!^)(?=[A-Z])/g, '-').toLowerCase();
}
