import visuallyHidden from '@mui/utils/visuallyHidden';
import { regular } from './Price.css.ts';

/** What something costs and, where it is reduced, what it costs otherwise. */
export function Price({ price, regularPrice }: { price: string; regularPrice?: string }) {
  if (regularPrice === undefined) return price;
  return (
    <>
      {/* A space and no margin, which would indent what wraps. */}
      {`${price}\u2002 `}
      <s className={regular}>
        <span style={visuallyHidden}>Regular price </span>
        {regularPrice}
      </s>
    </>
  );
}
