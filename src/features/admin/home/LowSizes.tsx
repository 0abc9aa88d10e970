import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { TableCard } from '../frame/TableCard.tsx';

const SoldOut = styled('b')(({ theme }) => ({ color: theme.vars.palette.error.main }));

type LowSize = {
  productId: string;
  name: string;
  size: string;
  /** Pieces that can still be sold. */
  free: number;
};

/** Sizes with few pieces or none; each leads to where its stock is changed. */
export function LowSizes({ sizes }: { sizes: readonly LowSize[] }) {
  return (
    <TableCard
      title="Low stock"
      columns={['Product', 'Size', 'Left']}
      emptyText="Every size is well stocked."
      rows={sizes.map(({ productId, name, size, free }) => (
        <tr key={`${productId} ${size}`}>
          <th scope="row">
            <Link
              component={RouterLink}
              to={paths.modifyProduct(productId)}
              underline="hover"
              aria-label={`${name}, size ${size}`}
            >
              {name}
            </Link>
          </th>
          <td>{size}</td>
          <td>{free === 0 ? <SoldOut>Sold out</SoldOut> : free}</td>
        </tr>
      ))}
    />
  );
}
