import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import { isOneSize } from '../../../contract/rules/sizeNames.ts';
import type { ProductSize } from '../../../contract/schemas/product.ts';
import { sizeHint } from '../../lib/sizeName.ts';

/**
 * Replaces the `SizeSelector` for products with a single size, which is named if its name means
 * anything.
 */
export function OneSize({ entry }: { entry: ProductSize }) {
  return (
    <div>
      {!isOneSize(entry.size) && (
        <Typography variant="h6" component="p">
          {i18n.t('Size {size}', { size: entry.size })}
        </Typography>
      )}
      <Typography role="status" variant="body2">
        {sizeHint(entry)}
      </Typography>
    </div>
  );
}
