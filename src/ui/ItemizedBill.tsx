import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../contract/i18n.ts';
import { touchLink } from '../theme/touchLink.ts';
import { Picture } from './Picture.tsx';

const Lines = styled(List, { shouldForwardProp: (name) => name !== 'small' })<{ small: boolean }>(
  ({ theme, small }) => ({
    '& > li': {
      display: 'grid',
      gridTemplateColumns: `${small ? 48 : 72}px minmax(0, 1fr) auto`,
      alignItems: 'start',
      gap: theme.spacing(small ? 1.5 : 2),
      paddingBlock: theme.spacing(small ? 1 : 2),
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
  }),
);

const Row = styled(Typography)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1),
})) as typeof Typography;

const Sum = styled(Row)(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Total = styled(Row, { shouldForwardProp: (name) => name !== 'small' })<{
  component: 'p';
  small: boolean;
}>(({ theme, small }) => ({
  paddingBlock: theme.spacing(small ? 1.5 : 2),
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
}));

type BillLine = {
  id: string;
  name: string;
  to: string;
  /** Picture URL; if undefined, the name's first letter is shown. */
  picture: string | undefined;
  /** Shown below the name, for example "Size S · 2 × $89.00". */
  detail: string;
  /** SKU and barcode, for staff. */
  codes?: string;
  /** Formatted amount, for example "$178.00". */
  amount?: string;
};

type ItemizedBillProps = {
  /** Accessible name of the list, for example "Products". */
  label: string;
  lines: readonly BillLine[];
  /** Amounts between lines and total. */
  sums?: readonly { label: string; amount: string }[];
  /** Absent where amounts are not shown. */
  total?: string;
  /** Included amounts, such as taxes. */
  included?: readonly { label: string; amount: string }[];
  /** Compact layout, for side panels. */
  dense?: boolean;
};

/** Items with pictures and amounts, and the total. */
export function ItemizedBill({
  label,
  lines,
  sums = [],
  total,
  included = [],
  dense = false,
}: ItemizedBillProps) {
  const variant = dense ? 'body2' : 'body1';
  return (
    <div>
      <Lines role="list" aria-label={label} disablePadding small={dense}>
        {lines.map(({ id, name, to, picture, detail, codes, amount }) => (
          <ListItem key={id} disablePadding>
            <Picture src={picture} alt="" letter={name.charAt(0)} />
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <Link href={to} variant={variant} underline="hover" sx={touchLink}>
                {name}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {detail}
              </Typography>
              {codes && <Typography variant="body2">{codes}</Typography>}
            </Box>
            {amount && (
              <Typography variant={variant} component="span">
                {amount}
              </Typography>
            )}
          </ListItem>
        ))}
      </Lines>
      {sums.map((sum) => (
        <Sum key={sum.label} variant={variant}>
          <span>{sum.label}</span>
          <span>{sum.amount}</span>
        </Sum>
      ))}
      {total && (
        <Total variant="h5" component="p" small={dense}>
          <span>{i18n.t('Total')}</span>
          <span>{total}</span>
        </Total>
      )}
      {included.map((tax) => (
        <Row key={tax.label} variant="body2" color="textSecondary">
          <span>{tax.label}</span>
          <span>{tax.amount}</span>
        </Row>
      ))}
    </div>
  );
}
