import Typography from '@mui/material/Typography';
import type { ProductSize } from '../../../contract/schemas/product.ts';
import { sizeHint } from './sizeHint.ts';

/**
 * Stands in the place of the `SizeSelector` where there is nothing to choose. The cart and the order
 * call the size by its own name, so that stands here, too.
 */
export function OneSize({ entry }: { entry: ProductSize }) {
  return (
    <div>
      <Typography variant="h6" component="p">
        One size ({entry.size})
      </Typography>
      <Typography role="status" variant="body2">
        {sizeHint(entry)}
      </Typography>
    </div>
  );
}
