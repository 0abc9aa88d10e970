import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatDollars } from '../../../contract/rules/money.ts';
import type { OrderProduct } from '../../../contract/schemas/order.ts';
import { Picture } from '../../ui/Picture.tsx';

const Panel = styled('section')(({ theme }) => ({
  padding: theme.spacing(3, 2),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
}));

const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  columnGap: theme.spacing(2),
  alignItems: 'start',
  paddingBlock: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
}));

const Total = styled('p')(({ theme }) => ({
  ...theme.typography.h4,
  fontFamily: theme.typography.fontFamily,
  fontWeight: 600,
  display: 'flex',
  justifyContent: 'space-between',
  margin: theme.spacing(3, 0, 0),
}));

type OrderedPiecesProps = {
  products: readonly OrderProduct[];
  /** Dollars. */
  total: number;
};

/** What was ordered, and what it came to. */
export function OrderedPieces({ products, total }: OrderedPiecesProps) {
  return (
    <Panel aria-labelledby="ordered-pieces">
      <Typography id="ordered-pieces" variant="h4" component="h2">
        Your order
      </Typography>
      {/* Safari takes a list without bullets for none, unless it is told. */}
      <Lines role="list">
        {products.map(({ product_id, name, picture, size, quantity, subtotal }) => (
          <Line key={`${product_id} ${size}`}>
            <Picture src={picture} alt="" letter={name.charAt(0)} />
            <div>
              <Typography>{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {`Size ${size}, ${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`}
              </Typography>
            </div>
            <Typography>{formatDollars(subtotal)}</Typography>
          </Line>
        ))}
      </Lines>
      <Total>
        <span>Total</span>
        <span>{formatDollars(total)}</span>
      </Total>
    </Panel>
  );
}
