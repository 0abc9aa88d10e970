import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { trackingOf } from '../../../contract/rules/tracking.ts';
import { touchLink } from '../../theme/touchLink.ts';

/** Where the parcel can be followed, or its number; nothing without either, or with what is neither. */
export function ParcelTracking({ tracking }: { tracking: string | undefined }) {
  const { url, number } = trackingOf(tracking);
  if (number !== undefined) {
    return (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Tracking number: <b>{number}</b>
      </Typography>
    );
  }
  if (url === undefined) return null;
  return (
    <Link href={url} target="_blank" rel="noreferrer" sx={{ ...touchLink, justifySelf: 'start' }}>
      Follow your parcel
    </Link>
  );
}
