import Typography from '@mui/material/Typography';
import { paths } from '../../../contract/paths.ts';
import type { CartRow } from '../../lib/cartRows.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** The product's name: a link to it as long as the shop has it. */
export function RowTitle({ row }: { row: CartRow }) {
  return (
    <Typography variant="body1" component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {row.problem?.kind === 'gone' ? (
        row.name
      ) : (
        <TextLink to={paths.product(row.itemId)} underline="hover" isStandalone>
          {row.name}
        </TextLink>
      )}
    </Typography>
  );
}
