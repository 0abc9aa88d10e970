import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

const Regular = styled('s')(({ theme }) => ({
  fontWeight: 'normal',
  color: theme.vars.palette.text.secondary,
}));

/** Price and, if reduced, the regular price. */
export function Price({ price, regularPrice }: { price: string; regularPrice?: string }) {
  if (regularPrice === undefined) return <span>{price}</span>;
  return (
    <>
      {/* A space, because a margin would indent a wrapped line. */}
      <span>{`${price}\u2002 `}</span>
      <Regular>
        <span style={visuallyHidden}>Regular price </span>
        <span>{regularPrice}</span>
      </Regular>
    </>
  );
}
