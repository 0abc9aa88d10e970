import Typography from '@mui/material/Typography';

/** How many products are listed over all pages; nothing until it is known. */
export function ProductCount({ total }: { total: number | undefined }) {
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {total !== undefined &&
        (total === 1 ? '1 product' : `${total.toLocaleString('en-US')} products`)}
    </Typography>
  );
}
