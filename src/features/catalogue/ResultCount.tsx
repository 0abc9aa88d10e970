import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { productCountText } from './productCountText.ts';

/** Only heard on a phone, where the bar has no room and the heading shows the number. */
const Count = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: visuallyHidden,
}));

/** How many products fit, announced whenever it changes. */
export function ResultCount({ total }: { total: number | undefined }) {
  return <Count role="status">{total !== undefined && productCountText(total)}</Count>;
}
