import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { nameInColour } from '../../../../contract/rules/nameInColour.ts';
import { paths } from '../../../lib/paths.ts';
import { TableCard } from '../frame/TableCard.tsx';

const SoldOut = styled('b')(({ theme }) => ({ color: theme.vars.palette.error.main }));

type LowSize = {
  productId: string;
  name: string;
  colour?: string;
  size: string;
  /** Units that can still be sold. */
  free: number;
  /** The number of stock alerts; absent if the shop has none. */
  waiting?: number;
};

/** Sizes with few units or none, and who waits; each leads to where its stock is changed. */
export function LowSizes({ sizes }: { sizes: readonly LowSize[] }) {
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
