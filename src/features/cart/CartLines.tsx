import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { i18n } from '../../../contract/i18n.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { haveSizes } from '../../../contract/rules/sizeNames.ts';
import { Picture } from '../../ui/Picture.tsx';
import { CartCards } from './CartCards.tsx';
import type { CartLinesProps } from './cartActions.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { RowProblem } from './RowProblem.tsx';
import { RowQuantity } from './RowQuantity.tsx';
import { RowTitle, RowTotal } from './RowTitle.tsx';

/** Cart lines: a table on wide screens, else cards. */
export function CartLines(props: CartLinesProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  return isWide ? <CartTable {...props} /> : <CartCards {...props} />;
}

const Lines = styled(Table)({
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 0, width: 112 },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 0 },
});

const Media = styled(Box)({ width: 96 });

/** Cart as a table, with the columns of specification C1. */
export function CartTable({ rows, onAdd, onRemove, ...settling }: CartLinesProps) {
  const hasSizes = haveSizes(rows);
  return (
    <Lines aria-label={i18n.t('Cart')}>
      <TableHead>
        <TableRow>
          <TableCell>{i18n.t('Image')}</TableCell>
          {hasSizes && <TableCell>{i18n.t('Size')}</TableCell>}
          <TableCell>{i18n.t('Title')}</TableCell>
          <TableCell align="right">{i18n.t('Price')}</TableCell>
          <TableCell align="center">{i18n.t('Quantity')}</TableCell>
          <TableCell align="right">{i18n.t('Total')}</TableCell>
          <TableCell align="right">{i18n.t('Remove')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={`${row.itemId} ${row.size}`}>
            <TableCell>
              <Media>
                <Picture {...row.picture} alt="" letter={row.name.charAt(0)} sizes="96px" />
              </Media>
            </TableCell>
            {hasSizes && <TableCell>{row.size}</TableCell>}
            <TableCell>
              <RowTitle row={row} />
              <RowProblem row={row} {...settling} />
            </TableCell>
            <TableCell align="right">{row.priceCents > 0 && formatCents(row.priceCents)}</TableCell>
            <TableCell align="center">
              <RowQuantity row={row} onAdd={onAdd} onRemove={onRemove} />
            </TableCell>
            <TableCell align="right">
              <RowTotal row={row} />
            </TableCell>
            <TableCell align="right">
              <Box sx={{ mr: -1 }}>
                <RemoveButton row={row} onRemove={onRemove} />
              </Box>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Lines>
  );
}
