import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import { trackingOf } from '../../../contract/rules/tracking.ts';
import { measure } from '../../theme/tokens.ts';
import { touchLink } from '../../theme/touchLink.ts';
import { Trans } from '../../ui/Trans.tsx';

/** Tracking link or number; renders nothing without a valid one. */
export function ParcelTracking({ tracking }: { tracking: string | undefined }) {
  const { url, number } = trackingOf(tracking);
  if (number !== undefined) {
    return (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <Trans
          id="Tracking number: <b>{number}</b>"
          values={{ number }}
          components={{ b: <b /> }}
        />
      </Typography>
    );
  }
  if (url === undefined) return null;
  return (
    <Link href={url} target="_blank" rel="noreferrer" sx={{ ...touchLink, justifySelf: 'start' }}>
      {i18n.t('Follow your parcel')}
    </Link>
  );
}

const Note = styled(Paper)(({ theme }) => ({
  maxWidth: measure,
  paddingLeft: theme.spacing(2),
  background: 'none',
  borderLeft: `2px solid ${theme.vars.palette.secondary.main}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}));

/** Shop's notes to the customer; renders nothing without any. */
export function OrderNotes({ notes = '' }: { notes?: string | undefined }) {
  if (notes.trim() === '') return null;
  return (
    <Note elevation={0} square>
      <Typography variant="caption" color="textSecondary">
        {i18n.t('A note from us')}
      </Typography>
      <Typography variant="body2" dir="auto">
        {notes}
      </Typography>
    </Note>
  );
}
