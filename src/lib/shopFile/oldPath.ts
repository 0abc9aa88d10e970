import { isRedirectable, redirectKey } from '../../../contract/rules/redirects.ts';
import type { CsvRow } from '../csv/csv.ts';
import type { Layout } from './roles.ts';
import type { RowReader } from './rowReader.ts';

const folders: Partial<Record<Layout, string>> = {
  shopify: '/products/',
  woocommerce: '/product/',
  evershop: '/',
};

/** Path of a product in the other shop, from which visitors are redirected; undefined if unknown. */
export function oldPathOf(
  layout: Layout,
  { get }: RowReader,
  rows: readonly CsvRow[],
  name: string,
): string | undefined {
  const url = rows.map((row) => get(row, 'url')).find(Boolean) ?? '';
  const path = /^(?:https?:\/\/[^/]+)?(\/.*)$/.exec(url)?.[1];
  const folder = folders[layout];
  const [first] = rows;
  const handle = layout === 'shopify' && first ? get(first, 'group') : url;
  const slug = handle || (layout === 'woocommerce' ? slugOf(name) : '');
  const old = path ?? (folder && slug ? `${folder}${slug}` : undefined);
  if (old === undefined || !isRedirectable(old)) return undefined;
  return redirectKey(old);
}

/** WooCommerce makes a product's address from its name, and does not export it. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  return plain
    .replace(/[’'‘“”".]/g, '')
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
}
