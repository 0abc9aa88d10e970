import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { findByOlderId, groups } from '../../.storybook/groups.ts';

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
