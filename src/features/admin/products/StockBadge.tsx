import { styled } from '@mui/material/styles';
import { freeUnitsInAll, isLowStock } from '../../../../contract/rules/stock.ts';
import type { ProductSize } from '../../../../contract/schemas/product.ts';

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  lineHeight: 1.4,
  '& small': { ...theme.typography.caption, fontWeight: 600, whiteSpace: 'normal' },
  '& small[data-level="low"]': { color: theme.vars.palette.warning.main },
  '& small[data-level="out"]': { color: theme.vars.palette.error.main },
}));

/** Available units over all sizes, and which sizes are low. */
export function StockBadge({ sizes }: { sizes: readonly ProductSize[] }) {
  const free = freeUnitsInAll(sizes);
  const low = sizes.filter((size) => isLowStock(size)).map(({ size }) => size);
  return (
    <Mark>
      <span>{free}</span>
      {free === 0 ? (
        <small data-level="out">{sizes.length === 0 ? 'No sizes' : 'Sold out'}</small>
      ) : (
        low.length > 0 && <small data-level="low">Low: {low.join(', ')}</small>
      )}
    </Mark>
  );
}
