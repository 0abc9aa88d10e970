import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isLowStock, totalFreeUnits } from '../../../../contract/rules/stock.ts';
import type { ProductSize } from '../../../../contract/schemas/product.ts';

const Mark = styled(Stack)({
  justifyContent: 'center',
  height: '100%',
  lineHeight: 1.4,
  '& > small': { fontWeight: 600, whiteSpace: 'normal' },
});

/** Total available units, and the sizes that are low. */
export function StockBadge({ sizes }: { sizes: readonly ProductSize[] }) {
  const free = totalFreeUnits(sizes);
  const low = sizes.filter((size) => isLowStock(size)).map(({ size }) => size);
  return (
    <Mark>
      <span>{free}</span>
      {free === 0 ? (
        <Typography component="small" variant="caption" color="error">
          {sizes.length === 0 ? 'No sizes' : 'Sold out'}
        </Typography>
      ) : (
        low.length > 0 && (
          <Typography component="small" variant="caption" color="warning">
            {`Low: ${low.join(', ')}`}
          </Typography>
        )
      )}
    </Mark>
  );
}
