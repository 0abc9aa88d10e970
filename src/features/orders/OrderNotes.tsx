import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { measure } from '../../theme/tokens.ts';

const Note = styled('div')(({ theme }) => ({
  maxWidth: measure,
  paddingLeft: theme.spacing(2),
  borderLeft: `2px solid ${theme.vars.palette.secondary.main}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}));

/** The shop's notes to the customer about an order; renders nothing without any. */
export function OrderNotes({ notes = '' }: { notes?: string | undefined }) {
  if (notes.trim() === '') return null;
  return (
    <Note>
      <Typography variant="caption" color="textSecondary">
        A note from us
      </Typography>
      <Typography variant="body2">{notes}</Typography>
    </Note>
  );
}
