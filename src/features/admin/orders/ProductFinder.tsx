import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import { limits } from '../../../../contract/limits.ts';
import { beside } from '../../../../contract/rules/beside.ts';
import { priceIn } from '../../../../contract/rules/inCurrency.ts';
import type { Currency } from '../../../../contract/rules/money.ts';
import { nameInColour } from '../../../../contract/rules/nameInColour.ts';
import type { Product } from '../../../../contract/schemas/product.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import { unitsFor } from './newOrder.ts';

const Item = styled(ListItem)(({ theme }) => ({
  display: 'block',
  padding: theme.spacing(1, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

type ProductFinderProps = {
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
  /** Search results; undefined without a search. */
  products: readonly Product[] | undefined;
  /** Currency of the prices; by default the shop's. */
  currency?: Currency | undefined;
  isFailed: boolean;
  onAdd: (product: Product, size: string) => void;
};

/** Product search that adds one unit of a chosen size. */
export function ProductFinder({
  q,
  onSearch,
  products,
  currency,
  isFailed,
  onAdd,
}: ProductFinderProps) {
  const said = isFailed
    ? i18n.t('The products can’t be loaded. Search again.')
    : i18n.t('No products match.');
  return (
    <AdminCard title={i18n.t('Find products')}>
      <SearchBox
        label={i18n.t('Products')}
        placeholder={i18n.t('Name, colour, kind')}
        q={q}
        maxLength={limits.search.max}
        onSearch={onSearch}
      />
      {(isFailed || products?.length === 0) && (
        <Typography role="status" variant="body2" color="textSecondary">
          {said}
        </Typography>
      )}
      <List disablePadding role="list" aria-label={i18n.t('Found products')}>
        {products?.map((product) => (
          <Item key={product._id}>
            <Typography variant="body2">
              {beside(nameInColour(product), priceIn(currency, product.price))}
            </Typography>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
              {product.sizes.map(({ size }) => {
                const left = unitsFor({ product, size });
                return (
                  <Button
                    key={size}
                    size="small"
                    variant="outlined"
                    disabled={left === 0}
                    aria-label={i18n.t(
                      '{left, plural, one {Add {product} in size {size}, # left} other {Add {product} in size {size}, # left}}',
                      { product: nameInColour(product), size, left },
                    )}
                    onClick={() => onAdd(product, size)}
                  >
                    <span>{`${size} · ${left}`}</span>
                  </Button>
                );
              })}
            </Stack>
          </Item>
        ))}
      </List>
    </AdminCard>
  );
}
