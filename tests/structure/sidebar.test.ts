import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import {
  findByOldId,
  groups,
  inSentence,
  inWords,
  isInWords,
  titleByFile,
  withMuiWords,
  withoutMuiWords,
} from '../../.storybook/groups.ts';
import { findMuiParts, wordsOfMui } from '../../.storybook/muiParts.ts';
import { readSources } from './sources.ts';
import { exportedParts } from './storyCoverage.ts';

const storyFiles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(mdx|stories\.tsx)$/.test(path))
  .map((path) => join('stories', path));

it('finds stories', () => {
  expect(storyFiles.length).toBeGreaterThan(200);
});

it.each(storyFiles)('%s is in the sidebar once (.storybook/groups.ts)', (path) => {
  const name = basename(path).replace(/\..*/, '');
  const found = groups.filter(
    ({ folder, files }) =>
      join('stories', folder, basename(path)) === path && (!files || files.includes(name)),
  );
  expect(
    found.length,
    `${path} must be in one group of .storybook/groups.ts: add its folder or its name there`,
  ).toBe(1);
});

it('uses each component name once, so that links survive a change of groups', () => {
  const names = storyFiles.map((path) => basename(path));
  expect(
    names.filter((name, index) => names.indexOf(name) !== index),
    'Rename one of the two: a link to a story ends with its file’s name',
  ).toEqual([]);
});

it('finds the story of an older link by its component and state', () => {
  const ids = [
    'browse-lists-productcard--new',
    'browse-pages-searchpage--new',
    'introduction--docs',
  ];
  expect(findByOldId('features-catalogue-productcard--new', ids)).toBe(ids[0]);
  expect(findByOldId('features-catalogue-card--new', ids)).toBeUndefined();
  expect(findByOldId('introduction--docs', ids)).toBe('introduction--docs');
});

it('names a page or a journey in words, with an id from its file', () => {
  const title = titleByFile('stories/pages/cart/CartPageOfCustomer.stories.tsx') ?? '';
  expect(title).toBe('Cart/Pages/CartPageOfCustomer');
  expect(inWords(title)).toBe('Cart/Pages/Cart page of customer');
  expect(inWords('Account/Pages/LoginPageSignUp')).toBe('Account/Pages/Login page: sign up');
  expect(inSentence('AClickShowsTheNextPage')).toBe('A click shows the next page');
  expect(inWords('Journeys/AdminMfa')).toBe('Journeys/Admin MFA');
  const untitled = storyFiles.filter((path) => isInWords(path) && !titleByFile(path));
  expect(untitled, 'Add each of these files to a group of .storybook/groups.ts').toEqual([]);
});

it('finds a component by the names of its Material UI parts, and links to their pages', () => {
  const sources = readSources('src');
  const muiPartsOf = (name: string) => findMuiParts(`src/ui/${name}.tsx`, sources);
  const words = wordsOfMui(muiPartsOf('ToastBar'));
  expect(words).toEqual(expect.arrayContaining(['Snackbar', 'Alert']));
  expect(wordsOfMui(muiPartsOf('FormDialog'))).toContain('Dialog');
  expect(muiPartsOf('ToastBar')).toContainEqual({
    name: 'Snackbar',
    href: 'https://mui.com/material-ui/react-snackbar/',
  });
  const title = withMuiWords('Components/ToastBar', words);
  expect(title).toMatch(/^Components\/ToastBar \(.*Snackbar/);
  expect(withoutMuiWords(title)).toBe('Components/ToastBar');
});

it('names a component by its file if its group has the same name', () => {
  expect(titleByFile('stories/features/measurements/Measurements.stories.tsx')).toBe(
    'Product/Measurements',
  );
});

const pages = storyFiles.filter((path) => path.endsWith('.mdx'));

it.each(pages)('%s shows stories and names existing components', (path) => {
  const text = readFileSync(path, 'utf8');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const stories = storyFiles.flatMap((file) => {
    const name = basename(file, '.stories.tsx').toLowerCase();
    const exports = readFileSync(file, 'utf8').matchAll(/^export const (\w+): Story/gm);
    return [...exports].map(([, story = '']) => `${name}--${asId(story)}`);
  });
  const components = readSources('src')
    .flatMap((source) => [source, ...exportedParts(source)])
    .map((source) => basename(source.path, '.tsx'));
  expect(
    all(/ of="([^"]+)"/g).filter((id) => !stories.includes(id)),
    `${path} shows stories that do not exist: correct the id in \`of\``,
  ).toEqual([]);
  expect(
    all(/ component="([^"]+)"/g).filter((name) => !components.includes(name)),
    `${path} names components that do not exist: correct \`component\``,
  ).toEqual([]);
});

/** Converts a story's name to its id: `OnAPhone` becomes `on-a-phone`. */
function asId(story: string): string {
  return story.replace(/(?!^)(?=[A-Z])/g, '-').toLowerCase();
}
