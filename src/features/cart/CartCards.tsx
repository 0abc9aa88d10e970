import Card from '@mui/material/Card';
import CardActions, { cardActionsClasses } from '@mui/material/CardActions';
import CardContent, { cardContentClasses } from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { sizeAnd } from '../../../contract/rules/sizeTexts.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { CartLinesProps } from './cartActions.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { RowProblem } from './RowProblem.tsx';
import { RowQuantity } from './RowQuantity.tsx';
import { RowTitle, RowTotal } from './RowTitle.tsx';

const Line = styled(Card)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: theme.spacing(2),
  alignItems: 'start',
  paddingBlock: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // Don't clip the focus ring.
  overflow: 'visible',
  background: 'none',
  [`& .${cardContentClasses.root}`]: { '&, &:last-child': { padding: 0 } },
  [`& .${cardActionsClasses.root}`]: {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    padding: 0,
  },
}));

const Quantity = styled(Typography)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginBlock: theme.spacing(1),
})) as typeof Typography;

/**
 * Cart on narrow screens: one card per line, with the table's data. Safari drops the list semantics
 * of a list without bullets, unless its role is set.
 */
export function CartCards({ rows, onAdd, onRemove, ...settling }: CartLinesProps) {
  return (
    <List role="list" aria-label={i18n.t('Cart')} disablePadding>
      {rows.map((row) => (
        <ListItem key={`${row.itemId} ${row.size}`} disablePadding>
          <Line elevation={0} square>
            <CardMedia>
              <Picture {...row.picture} alt="" letter={row.name.charAt(0)} sizes="96px" />
            </CardMedia>
            <div>
              <CardContent>
                <RowTitle row={row} />
                <Typography variant="body2" color="textSecondary">
                  {sizeAnd(row.size, row.priceCents > 0 && formatCents(row.priceCents))}
                </Typography>
                <RowProblem row={row} {...settling} />
              </CardContent>
              <CardActions disableSpacing>
                <Quantity component="div" variant="body2">
                  {i18n.t('Quantity')}
                  <RowQuantity row={row} onAdd={onAdd} onRemove={onRemove} />
                </Quantity>
                <Typography component="div" variant="h5">
                  <RowTotal row={row} />
                </Typography>
              </CardActions>
              <CardActions disableSpacing sx={{ ml: -1 }}>
                <RemoveButton row={row} onRemove={onRemove} />
              </CardActions>
            </div>
          </Line>
        </ListItem>
      ))}
    </List>
  );
}
