import Typography from '@mui/material/Typography';
import { pluralize } from '../../../lib/pluralize.ts';

/** How many products are listed over all pages; nothing until it is known. */
export function ProductCount({ total }: { total: number | undefined }) {
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {total !== undefined && pluralize(total, 'product')}
    </Typography>
  );
}
