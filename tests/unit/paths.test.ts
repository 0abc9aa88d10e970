import { expect, it } from 'vitest';
import { adminPaths } from '../../contract/adminPaths.ts';
import { shopTextNames } from '../../contract/limits.ts';
import { publicPathsOf } from '../../contract/pages.ts';
import { isPrivatePath, paths } from '../../contract/paths.ts';

const pathnames = Object.values({ ...paths, ...adminPaths })
  .filter((path) => typeof path === 'string')
  .map((path) => new URL(path, 'http://shop').pathname);

it.each([...new Set(pathnames)])('%s is a page to the server, too', (path) => {
  const publicPaths: string[] = publicPathsOf({ texts: shopTextNames });
  expect(publicPaths.includes(path) || isPrivatePath(path)).toBe(true);
});
