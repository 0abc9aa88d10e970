import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

const Regular = styled('s')(({ theme }) => ({
  fontWeight: 'normal',
  color: theme.vars.palette.text.secondary,
}));

/** What something costs and, where it is reduced, what it costs otherwise. */
export function Price({ price, regularPrice }: { price: string; regularPrice?: string }) {
  if (regularPrice === undefined) return price;
  return (
    <>
      {/* A space and no margin, which would indent what wraps. */}
      {`${price}\u2002 `}
      <Regular>
        <span style={visuallyHidden}>Regular price </span>
        {regularPrice}
      </Regular>
    </>
  );
}
