import { timingSafeEqual } from 'node:crypto';
import Papa from 'papaparse';
import type { SiteMeta } from '../../../contract/pages.ts';
import { countryCodes } from '../../../contract/rules/countries.ts';
import type { FeedProduct, FeedShop } from '../../../contract/rules/feedColumns.ts';
import { feedColumns, feedReporter, feedRows } from '../../../contract/rules/feeds.ts';
import type { FeedTarget } from '../../../contract/rules/feedTargets.ts';
import { toDollars } from '../../../contract/rules/money.ts';
import type { FeedAddress, FeedReport } from '../../../contract/schemas/feeds.ts';
import { inTransaction } from '../../db/database.ts';
import { escapeHtml } from '../../lib/html.ts';
import { forStaff } from '../../lib/languages.ts';
import { findForFeed } from '../../repositories/products.ts';
import { findDelivery } from '../../repositories/selling.ts';
import {
  findFeedSecret,
  findShortProfile,
  removeFeedSecret,
  writeFeedSecret,
} from '../../repositories/shop.ts';
import { findScales } from '../../repositories/sizeScales.ts';
import { newToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';
import { toProduct } from './productView.ts';

/** @param serverUrl base URL of this server, without a trailing slash */
export async function readFeeds({ db }: Context, serverUrl: string): Promise<FeedAddress> {
  const secret = await findFeedSecret(db);
  return { url: secret && `${serverUrl}/feeds/${secret}` };
}

/** Opens the feeds, or moves them to new URLs. */
export async function openFeeds({ db }: Context) {
  await inTransaction(db, (tx) => writeFeedSecret(tx, newToken()));
}

export async function closeFeeds({ db }: Context) {
  await inTransaction(db, removeFeedSecret);
}

/** Returns true for the secret of the open feeds. */
export async function isFeedSecret({ db }: Context, typed: string): Promise<boolean> {
  const secret = Buffer.from(await findFeedSecret(db));
  const given = Buffer.from(typed);
  return secret.length > 0 && secret.length === given.length && timingSafeEqual(secret, given);
}

export async function reportFeed(context: Context, target: FeedTarget): Promise<FeedReport> {
  const { name } = context.shop;
  const page = { description: '', supportEmail: '', phone: '', social: [], texts: [] };
  const shop = await feedShop(context, { ...page, name, url: context.publicUrl });
  const { read, report } = feedReporter(target);
  for await (const product of feedProducts(context)) {
    read(
      product,
      forStaff(context, () => feedRows(product, shop, target)),
    );
  }
  return report;
}

/** The feed of a target, a batch of products at a time: RSS 2.0 for Google, otherwise CSV. */
export async function* writeFeed(
  context: Context,
  site: SiteMeta,
  target: FeedTarget,
): AsyncGenerator<string> {
  const shop = await feedShop(context, site);
  const names = feedColumns(target).map(({ name }) => name);
  const isXml = target === 'google';
  yield isXml ? xmlStart(shop) : csv([names]);
  for await (const product of feedProducts(context)) {
    const rows = forStaff(context, () => feedRows(product, shop, target));
    if (rows.length > 0) yield isXml ? rows.map((row) => xmlItem(names, row)).join('') : csv(rows);
  }
  if (isXml) yield '</channel>\n</rss>\n';
}

const csv = (rows: string[][]) => `${Papa.unparse(rows, { newline: '\r\n' })}\r\n`;

function xmlStart({ name, url, description }: FeedShop): string {
  const about = `<title>${xmlText(name)}</title><link>${xmlText(url)}</link>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>${about}<description>${xmlText(description)}</description>
`;
}

/** Google reads several pictures from elements of the same name. */
function xmlItem(names: readonly string[], row: readonly string[]): string {
  const elements = row.flatMap((cell, at) => {
    const name = names[at] ?? '';
    const values = name === 'additional_image_link' ? cell.split(',') : [cell];
    return values.filter(Boolean).map((value) => `<g:${name}>${xmlText(value)}</g:${name}>`);
  });
  return `<item>${elements.join('')}</item>\n`;
}

/** XML 1.0 has no control characters but tab and line breaks, not even escaped. */
function xmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed.
  return escapeHtml(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''));
}

/** Products read at once: the memory of a feed does not grow with the shop. */
const batch = 50;

async function* feedProducts({ db, pictures }: Context): AsyncGenerator<FeedProduct> {
  let lastId: string | undefined;
  for (;;) {
    const rows = await findForFeed(db, lastId, batch);
    for (const row of rows) {
      const { saleFrom, saleUntil, sizeScale, salePriceCents } = row;
      yield {
        ...(await toProduct({ ...row, colourways: [] }, pictures)),
        ...{ saleFrom, saleUntil, sizeScale, salePrice: toDollars(salePriceCents) },
        sizes: row.sizes.map(({ reserved, ...size }) => ({ ...size, quantityReserved: reserved })),
      };
    }
    lastId = rows.at(-1)?.id;
    if (rows.length < batch) return;
  }
}

async function feedShop({ db, shop }: Context, site: SiteMeta): Promise<FeedShop> {
  const [scales, delivery] = [await findScales(db), await findDelivery(db)];
  const address = (await findShortProfile(db))?.profile.address ?? '';
  await shop.refresh();
  return {
    ...site,
    scales,
    countries: [...new Set(delivery.flatMap(({ countries }) => countryCodes(countries)))],
    country: countryCodes(address.split(/[\n,]/)).at(-1) ?? '',
    returnDays: shop.returnDays,
  };
}
