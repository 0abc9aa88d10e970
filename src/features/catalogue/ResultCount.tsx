import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { productCountText } from './productCountText.ts';

/** Only heard on a phone, where the bar has no room. */
const Count = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: visuallyHidden,
}));

type ResultCountProps = {
  total: number | undefined;
  /** The number is shown elsewhere, and here for a screen reader alone. */
  onlyHeard?: boolean;
};

/** How many products fit, announced whenever it changes. */
export function ResultCount({ total, onlyHeard = false }: ResultCountProps) {
  return (
    <Count role="status" style={onlyHeard ? visuallyHidden : undefined}>
      {total !== undefined && productCountText(total)}
    </Count>
  );
}
