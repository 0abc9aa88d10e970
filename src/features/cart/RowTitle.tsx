import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '../../../contract/paths.ts';
import type { CartRow } from '../../lib/cartRows.ts';
import { touchLink } from '../../theme/touchLink.ts';

/** The product's name: a link to it as long as the shop has it. */
export function RowTitle({ row }: { row: CartRow }) {
  return (
    <Typography variant="body1" component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {row.problem?.kind === 'gone' ? (
        row.name
      ) : (
        <Link href={paths.product(row.itemId)} underline="hover" sx={touchLink}>
          {row.name}
        </Link>
      )}
    </Typography>
  );
}
