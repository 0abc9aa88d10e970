import Typography from '@mui/material/Typography';
import type { Corrections } from '../../../contract/rules/productSearch.ts';

/** Lists search words without matches and their corrections. */
export function SpellingNote({ corrections }: { corrections: Corrections }) {
  const notes = Object.entries(corrections).map(([typed, spelt]) => `“${spelt}” for “${typed}”`);
  if (notes.length === 0) return null;
  return (
    <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {`Showing ${new Intl.ListFormat('en').format(notes)}.`}
    </Typography>
  );
}
