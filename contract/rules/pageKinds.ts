import { categoryInfo } from './categories.ts';

/** Kinds of page, by which visits are told apart; more is not kept of where one began. */
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

/** Kinds whose pages' paths begin with their name. */
const named = ['search', 'product', 'cart', 'account'] as const satisfies PageKind[];

/** What kind of page is at a path; undefined for the admin's, who are no visitors. */
export function pageKindOf(path: string): PageKind | undefined {
  const [, first = ''] = path.split('/');
  if (first === 'admin') return undefined;
  if (path === '/') return 'home';
  if (Object.values<{ path: string }>(categoryInfo).some((category) => category.path === path))
    return 'category';
  return named.find((kind) => kind === first) ?? 'other';
}
