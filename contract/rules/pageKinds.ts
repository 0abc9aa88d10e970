import { categoryInfo } from './categories.ts';

/** Kinds of landing page of visits. No more is recorded about the page. */
export const pageKinds = [
  'home',
  'category',
  'search',
  'product',
  'cart',
  'account',
  'other',
] as const;

export type PageKind = (typeof pageKinds)[number];

/** Kinds whose paths begin with their name. */
const named = ['search', 'product', 'cart', 'account'] as const satisfies PageKind[];

/** Kind of the page at a path; undefined for admin pages, which are not measured. */
export function pageKindOf(path: string): PageKind | undefined {
  const [, first = ''] = path.split('/');
  if (first === 'admin') return undefined;
  if (path === '/') return 'home';
  if (Object.values<{ path: string }>(categoryInfo).some((category) => category.path === path))
    return 'category';
  if (first === 'collections') return 'category';
  return named.find((kind) => kind === first) ?? 'other';
}
