import Link from '@mui/material/Link';
import { patterns } from '../../../contract/limits.ts';
import { touchLink } from '../../theme/touchLink.ts';

const isWebUrl = new RegExp(patterns.webUrl);

/** Where the parcel can be followed; nothing without a URL, or with one that is no web page. */
export function TrackingLink({ url = '' }: { url?: string | undefined }) {
  if (url === '' || !isWebUrl.test(url)) return null;
  return (
    <Link href={url} target="_blank" rel="noreferrer" sx={{ ...touchLink, justifySelf: 'start' }}>
      Follow your parcel
    </Link>
  );
}
