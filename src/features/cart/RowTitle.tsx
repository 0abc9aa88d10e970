import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '../../../contract/paths.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { type CartRow, isCounted } from '../../lib/cart/cartRows.ts';
import { touchLink } from '../../theme/touchLink.ts';

const Title = styled(Typography)({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& > a': touchLink,
}) as typeof Typography;

/** Product name; a link while the product is available. */
export function RowTitle({ row }: { row: CartRow }) {
  return (
    <Title component="span">
      {row.problem?.kind === 'gone' ? (
        row.name
      ) : (
        <Link href={paths.product(row.itemId)} underline="hover">
          {row.name}
        </Link>
      )}
    </Title>
  );
}

/** Line total; struck through if it is not part of the cart's total. */
export function RowTotal({ row }: { row: CartRow }) {
  if (row.lineTotalCents === 0) return null;
  const sum = formatCents(row.lineTotalCents);
  return isCounted(row) ? <span>{sum}</span> : <s>{sum}</s>;
}
