import Typography from '@mui/material/Typography';
import { trackingOf } from '../../../contract/rules/tracking.ts';
import { TextLink } from '../../ui/TextLink.tsx';

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
    <div>
      <TextLink to={url} target="_blank" rel="noreferrer" isStandalone>
        Follow your parcel
      </TextLink>
    </div>
  );
}
