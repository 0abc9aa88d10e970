import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatCents } from '../../../contract/rules/money.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Row } from '../../ui/Row.ts';
import type { CartLinesProps } from './cartActions.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { RowProblem } from './RowProblem.tsx';
import { RowQuantity } from './RowQuantity.tsx';
import { RowTitle } from './RowTitle.tsx';
import { RowTotal } from './RowTotal.tsx';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: theme.spacing(2),
  alignItems: 'start',
  paddingBlock: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** The cart on a narrow screen: the table's data, a card a line. */
export function CartCards({ rows, onAdd, onRemove, ...settling }: CartLinesProps) {
  return (
    // Safari takes a list without bullets for none, unless it is told.
    <Box component="ul" role="list" aria-label="Cart">
      {rows.map((row) => (
        <Card key={`${row.itemId} ${row.size}`}>
          <Picture {...row.picture} alt="" letter={row.name.charAt(0)} sizes="96px" />
          <Box>
            <RowTitle row={row} />
            <Typography variant="body2" color="textSecondary">
              Size {row.size} · {formatCents(row.priceCents)}
            </Typography>
            <RowProblem row={row} {...settling} />
            <Row sx={{ justifyContent: 'space-between' }}>
              <Typography
                component="div"
                variant="body2"
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, my: 1 }}
              >
                Quantity
                <RowQuantity row={row} onAdd={onAdd} onRemove={onRemove} />
              </Typography>
              <Typography component="div" sx={{ fontWeight: 600 }}>
                <RowTotal row={row} />
              </Typography>
            </Row>
            <Box sx={{ ml: -1 }}>
              <RemoveButton row={row} onRemove={onRemove} />
            </Box>
          </Box>
        </Card>
      ))}
    </Box>
  );
}
