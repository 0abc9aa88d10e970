import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { paths } from '../../../../contract/paths.ts';
import { formatPrice } from '../../../../contract/rules/money.ts';
import { nameInColour } from '../../../../contract/rules/nameInColour.ts';
import type { ShopSummary } from '../../../../contract/schemas/summary.ts';
import { TableCard } from '../frame/TableCard.tsx';

const Bar = styled('div')(({ theme }) => ({
  height: 6,
  marginTop: theme.spacing(0.5),
  backgroundColor: theme.vars.palette.secondary.main,
}));

/** The best sellers, as a table whose bars compare the units. */
export function BestSellers({ sellers }: { sellers: ShopSummary['bestSellers'] }) {
  const max = Math.max(1, ...sellers.map(({ units }) => units));
  return (
    <TableCard
      title="Best sellers"
      columns={['Product', 'Sold', 'Revenue']}
      emptyText="Nothing was sold in this period."
      rows={sellers.map(({ productId, units, total, ...product }) => (
        <tr key={productId}>
          <th scope="row">
            <Link href={paths.modifyProduct(productId)} underline="hover">
              {nameInColour(product)}
            </Link>
            <Bar aria-hidden sx={{ width: `${(100 * units) / max}%` }} />
          </th>
          <td>{units}</td>
          <td>{formatPrice(total)}</td>
        </tr>
      ))}
    />
  );
}
