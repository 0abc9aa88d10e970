import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Order } from '../../../../contract/schemas/order.ts';
import { formatDollars } from '../../../lib/money.ts';
import { paths } from '../../../lib/paths.ts';
import { Picture } from '../../../ui/Picture.tsx';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Line = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
}));

const Total = styled('p')(({ theme }) => ({
  ...theme.typography.h5,
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  paddingBlock: theme.spacing(1.5),
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
}));

/** What was bought, as it was then; each leads to the product as it is now. */
export function OrderItems({ products, total }: Pick<Order, 'products' | 'total'>) {
  return (
    <div>
      <List role="list" aria-label="Items">
        {products.map(({ product_id, name, picture, size, quantity, price, subtotal }) => (
          <Line key={`${product_id} ${size}`}>
            <Picture src={picture || undefined} alt="" letter={name.charAt(0)} />
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={paths.modifyProduct(product_id)} underline="hover">
                {name}
              </Link>
              <Typography variant="body2" color="textSecondary">
                Size {size} · {quantity} × {formatDollars(price)}
              </Typography>
            </Box>
            <span>{formatDollars(subtotal)}</span>
          </Line>
        ))}
      </List>
      <Total>
        <span>Total</span>
        <span>{formatDollars(total)}</span>
      </Total>
    </div>
  );
}
