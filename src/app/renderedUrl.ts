import { paths } from '../../contract/paths.ts';
import type { ListUrl } from '../lib/listUrl.ts';
import { listingUrl } from '../pages/listingUrl.ts';
import { sizeGuideUrl } from '../pages/sizeGuideUrl.ts';

/** A longer listing is slow to render on a server, and is no first visit. */
const maxListPages = 4;

const readListing = known(listingUrl);

/** What each page reads of its query; the others read nothing. */
const knownParameters: Record<string, (search: URLSearchParams) => URLSearchParams> = {
  [paths.women]: readListing,
  [paths.men]: readListing,
  [paths.kids]: readListing,
  [paths.search]: readListing,
  [paths.sizeGuide]: known(sizeGuideUrl),
};

function known<Q>({ read, write }: ListUrl<Q>) {
  return (search: URLSearchParams) => write(read(search));
}

/**
 * The URL that stands for all that show the same page, as `/women` does for one with tracking
 * parameters. Undefined for a page that is better left to the browser.
 * @param url path and query
 */
export function renderedUrl(url: string): string | undefined {
  const { pathname, searchParams } = new URL(`http://shop${url}`);
  const query = knownParameters[pathname.replace(/(?<=.)\/$/, '')]?.(searchParams);
  if (Number(query?.get('page')) > maxListPages) return undefined;
  return query?.size ? `${pathname}?${query}` : pathname;
}
