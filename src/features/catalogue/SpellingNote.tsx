import Typography from '@mui/material/Typography';
import type { Corrections } from '../../../contract/rules/productSearch.ts';

/** Which words no product has as they were typed, and what was looked for instead. */
export function SpellingNote({ corrections }: { corrections: Corrections }) {
  const notes = Object.entries(corrections).map(([typed, spelt]) => `“${spelt}” for “${typed}”`);
  if (notes.length === 0) return null;
  return (
    <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {`Showing ${new Intl.ListFormat('en').format(notes)}.`}
    </Typography>
  );
}
