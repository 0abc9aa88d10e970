import { styled } from '@mui/material/styles';
import type { OrderProduct } from '../../../contract/schemas/order.ts';
import { Picture } from '../../ui/Picture.tsx';

/** Pictures a row holds; where there are more products, the last place counts the others. */
const places = 5;

const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${places}, minmax(0, ${theme.spacing(10)}))`,
  gap: theme.spacing(1),
}));

const Others = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

/** What an order holds, at a glance. */
export function OrderPictures({ products }: { products: readonly OrderProduct[] }) {
  const shown = products.length > places ? products.slice(0, places - 1) : products;
  return (
    <Row role="list" aria-label="Products">
      {shown.map(({ product_id, size, name, picture }) => (
        <li key={`${product_id} ${size}`}>
          <Picture src={picture || undefined} alt={name} />
        </li>
      ))}
      {shown.length < products.length && (
        <Others aria-label={`and ${products.length - shown.length} more`}>
          +{products.length - shown.length}
        </Others>
      )}
    </Row>
  );
}
