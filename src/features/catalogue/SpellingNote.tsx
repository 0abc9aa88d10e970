import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import type { Corrections } from '../../../contract/rules/productSearch.ts';

/** Lists search words without matches and their corrections. */
export function SpellingNote({ corrections }: { corrections: Corrections }) {
  const notes = Object.entries(corrections).map(([typed, spelt]) =>
    i18n.t('“{spelt}” for “{typed}”', { spelt, typed }),
  );
  if (notes.length === 0) return null;
  return (
    <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {i18n.t('Showing {notes}.', { notes: new Intl.ListFormat(i18n.locale).format(notes) })}
    </Typography>
  );
}
