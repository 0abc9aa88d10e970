import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { paths } from '../../../../contract/paths.ts';
import { nameInColour } from '../../../../contract/rules/nameInColour.ts';
import type { ShopSummary } from '../../../../contract/schemas/summary.ts';
import { TableCard } from '../frame/TableCard.tsx';

const SoldOut = styled('b')(({ theme }) => ({ color: theme.vars.palette.error.main }));

/** Sizes with few units or none, and how many wait for them; each links to its product's form. */
export function LowSizes({ sizes }: { sizes: ShopSummary['lowSizes'] }) {
  const showsWaiting = sizes.some(({ waiting }) => waiting);
  return (
    <TableCard
      title="Low stock"
      columns={['Product', 'Size', 'Left', ...(showsWaiting ? ['Waiting'] : [])]}
      emptyText="Every size is well stocked."
      rows={sizes.map(({ productId, size, free, waiting, ...product }) => (
        <tr key={`${productId} ${size}`}>
          <th scope="row">
            <Link
              href={paths.modifyProduct(productId)}
              underline="hover"
              aria-label={`${nameInColour(product)}, size ${size}`}
            >
              {nameInColour(product)}
            </Link>
          </th>
          <td>{size}</td>
          <td>{free === 0 ? <SoldOut>Sold out</SoldOut> : free}</td>
          {showsWaiting && <td>{waiting || '–'}</td>}
        </tr>
      ))}
    />
  );
}
