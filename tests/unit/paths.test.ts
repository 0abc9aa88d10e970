import { expect, it } from 'vitest';
import { shopTextNames } from '../../contract/limits.ts';
import { publicPathsOf } from '../../contract/pages.ts';
import { isPrivatePath, paths } from '../../contract/paths.ts';
import { adminPaths } from '../../contract/rules/adminPaths.ts';

const pathnames = Object.values({ ...paths, ...adminPaths })
  .filter((path) => typeof path === 'string')
  .map((path) => new URL(path, 'http://shop').pathname);

it.each([...new Set(pathnames)])('%s is a page to the server, too', (path) => {
  const publicPaths: string[] = publicPathsOf({ texts: shopTextNames });
  expect(publicPaths.includes(path) || isPrivatePath(path)).toBe(true);
});
