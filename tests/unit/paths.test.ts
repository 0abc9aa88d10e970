import { expect, it } from 'vitest';
import { isPrivatePath, isPublicPath } from '../../contract/pages.ts';
import { paths } from '../../src/lib/paths.ts';

const pathnames = Object.values(paths)
  .filter((path) => typeof path === 'string')
  .map((path) => new URL(path, 'http://shop').pathname);

it.each([...new Set(pathnames)])('%s is a page to the server, too', (path) => {
  expect(isPublicPath(path) || isPrivatePath(path)).toBe(true);
});
