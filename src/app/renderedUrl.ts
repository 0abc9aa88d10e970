import { withoutLanguage } from '../../contract/languages.ts';
import { paths } from '../../contract/paths.ts';
import { type ListUrl, listingUrl, sizeGuideUrl } from '../lib/listUrl.ts';

/** Longer listings are slow to render on the server, and rarely a first visit. */
const maxListPages = 4;

const readListing = known(listingUrl);

/** Query parameters that each page reads; other pages read none. */
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
 * Canonical URL of all URLs with the same page, for example `/women` for one with tracking
 * parameters. Undefined for pages to render in the browser.
 * @param url path and query
 */
export function renderedUrl(url: string): string | undefined {
  const { pathname, searchParams } = new URL(`http://shop${url}`);
  const path = withoutLanguage(pathname).replace(/(?<=.)\/$/, '');
  const isListing = path.startsWith(paths.collection(''));
  const query = (isListing ? readListing : knownParameters[path])?.(searchParams);
  if (Number(query?.get('page')) > maxListPages) return undefined;
  return query?.size ? `${pathname}?${query}` : pathname;
}
