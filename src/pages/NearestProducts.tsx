import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { i18n } from '../../contract/i18n.ts';
import { formatCount } from '../../contract/rules/money.ts';
import { nameInColour } from '../../contract/rules/nameInColour.ts';
import type { CatalogueQuery } from '../../contract/rules/productList.ts';
import { availableUnits } from '../../contract/rules/stock.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useEnvParams } from '../data/useEnvParams.ts';
import { flagLabels } from '../lib/labels.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';
import { useOverlay } from '../ui/useOverlay.ts';

const ProductStockAlert = lazyComponent(() => import('./ProductStockAlert.tsx'));

/** So few products may each have a stock alert. */
const maxAlerts = 2;

type NearestProductsProps = {
  /** Filters without a matching product. */
  query: CatalogueQuery;
  onChange: (parts: CatalogueQuery) => void;
};

/** Offers to remove one filter, with the number of products, or to wait for a sold-out size. */
export default function NearestProducts({ query, onChange }: NearestProductsProps) {
  const stockAlert = useOverlay('stockAlert');
  const [awaited, setAwaited] = useState<Product>();
  const removals = filterRemovals(query);
  // Without its only filter, the list is the whole category.
  if (removals.length < 2) return null;
  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      {removals.map(({ without, removal }) => (
        <Nearest
          key={without}
          without={without}
          query={{ ...query, ...removal }}
          sizes={'size' in removal ? (query.size ?? []) : []}
          onChoose={() => onChange(removal)}
          onAwait={(product) => {
            setAwaited(product);
            stockAlert.open();
          }}
        />
      ))}
      <OnDemand wanted={stockAlert.isOpen} onFail={stockAlert.close}>
        {stockAlert.isOpen && awaited && (
          <ProductStockAlert
            product={awaited}
            sizes={soldOutOf(awaited, query.size)}
            onClose={stockAlert.close}
          />
        )}
      </OnDemand>
    </Stack>
  );
}

type NearestProps = {
  without: string;
  query: CatalogueQuery;
  /** Sizes selected by the removed filter. */
  sizes: readonly string[];
  onChoose: () => void;
  onAwait: (product: Product) => void;
};

function Nearest({ without, query, sizes, onChoose, onAwait }: NearestProps) {
  const { stockAlerts } = useEnvParams();
  const found = useEndpoint('GET /allproducts', {
    query: { ...query, fields: 'card', limit: maxAlerts },
  });
  const { items = [], total = 0 } = found.data ?? {};
  if (total === 0) return null;
  const awaitable = stockAlerts && total <= maxAlerts ? items : [];
  return (
    <>
      <Button variant="text" onClick={onChoose}>
        <span>{i18n.t('{total} without {without}', { total: formatCount(total), without })}</span>
      </Button>
      {awaitable.map((product) => {
        const soldOut = soldOutOf(product, sizes);
        return (
          soldOut.length > 0 && (
            <Button key={product._id} variant="text" onClick={() => onAwait(product)}>
              <span>
                {i18n.t('Tell me when {product} is back in {value}', {
                  product: nameInColour(product),
                  value: soldOut.join(' or '),
                })}
              </span>
            </Button>
          )
        );
      })}
    </>
  );
}

function soldOutOf({ sizes }: Product, wanted: readonly string[] = []): string[] {
  return sizes
    .filter((entry) => wanted.includes(entry.size) && availableUnits(entry) === 0)
    .map(({ size }) => size);
}

/** Changes that remove one kind of filter each; values of the same kind only add products. */
function filterRemovals(query: CatalogueQuery) {
  const { q, kind = [], colour = [], size = [], flag = [], minPrice, maxPrice } = query;
  const any = (names: readonly string[]) => names.join(' or ');
  const removals: { without: string; removal: CatalogueQuery }[] = [
    { without: q ? `“${q}”` : '', removal: { q: undefined } },
    { without: any(kind), removal: { kind: undefined } },
    { without: any(colour), removal: { colour: undefined } },
    {
      without: size.length > 0 ? i18n.t('size {size}', { size: any(size) }) : '',
      removal: { size: undefined },
    },
    {
      without: minPrice === undefined && maxPrice === undefined ? '' : i18n.t('the price limit'),
      removal: { minPrice: undefined, maxPrice: undefined },
    },
    { without: any(flag.map((name) => `“${flagLabels[name]}”`)), removal: { flag: undefined } },
  ];
  return removals.filter(({ without }) => without !== '');
}
