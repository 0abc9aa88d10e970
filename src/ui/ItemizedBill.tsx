import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { touchLink } from '../theme/touchLink.ts';
import { Picture } from './Picture.tsx';

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-dense="true"]': {
    ...theme.typography.body2,
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    gap: theme.spacing(1.5),
    paddingBlock: theme.spacing(1),
  },
}));

const Sum = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-dense="true"]': theme.typography.body2,
}));

const Total = styled('p')(({ theme }) => ({
  ...theme.typography.h5,
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: theme.spacing(2),
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  '&[data-dense="true"]': { paddingBlock: theme.spacing(1.5) },
}));

const Included = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}));

type BillLine = {
  /** Another one for each line. */
  id: string;
  name: string;
  /** Where the name leads. */
  to: string;
  /** The picture's URL; without one, the name's first letter stands in. */
  picture: string | undefined;
  /** Below the name: "Size S · 2 × $89.00". */
  detail: string;
  /** As it is shown: "$178.00". */
  amount: string;
};

type ItemizedBillProps = {
  /** What the lines are, for a screen reader: "Products". */
  label: string;
  lines: readonly BillLine[];
  /** Between the lines and the total. */
  sums?: readonly { label: string; amount: string }[];
  total: string;
  /** What the total includes, as a tax. */
  included?: { label: string; amount: string } | undefined;
  /** Small, for a panel beside something else. */
  dense?: boolean;
};

/** Items with their pictures and amounts, and the total. */
export function ItemizedBill({
  label,
  lines,
  sums = [],
  total,
  included,
  dense = false,
}: ItemizedBillProps) {
  return (
    <div>
      <Box component="ul" role="list" aria-label={label}>
        {lines.map(({ id, name, to, picture, detail, amount }) => (
          <Line key={id} data-dense={dense}>
            <Picture src={picture} alt="" letter={name.charAt(0)} />
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <Link href={to} underline="hover" sx={touchLink}>
                {name}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {detail}
              </Typography>
            </Box>
            <span>{amount}</span>
          </Line>
        ))}
      </Box>
      {sums.map((sum) => (
        <Sum key={sum.label} data-dense={dense}>
          <span>{sum.label}</span>
          <span>{sum.amount}</span>
        </Sum>
      ))}
      <Total data-dense={dense}>
        <span>Total</span>
        <span>{total}</span>
      </Total>
      {included && (
        <Included>
          <span>{included.label}</span>
          <span>{included.amount}</span>
        </Included>
      )}
    </div>
  );
}
