import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { i18n } from '../../contract/i18n.ts';
import { colourLabel } from '../../contract/rules/colourLabels.ts';
import { formatCount } from '../../contract/rules/money.ts';
import { nameInColour } from '../../contract/rules/nameInColour.ts';
import { kindLabel } from '../../contract/rules/ownNames.ts';
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

/** With more products than this, none offers a stock alert. */
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
      {removals.map(({ label, removal }) => (
        <Nearest
          key={Object.keys(removal)[0]}
          label={label}
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
  label: (count: string) => string;
  query: CatalogueQuery;
  /** Sizes selected by the removed filter. */
  sizes: readonly string[];
  onChoose: () => void;
  onAwait: (product: Product) => void;
};

function Nearest({ label, query, sizes, onChoose, onAwait }: NearestProps) {
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
        <span>{label(formatCount(total))}</span>
      </Button>
      {awaitable.map((product) => {
        const soldOut = soldOutOf(product, sizes);
        return (
          soldOut.length > 0 && (
            <Button key={product._id} variant="text" onClick={() => onAwait(product)}>
              <span>
                {i18n.t('Tell me when {product} is back in {sizes}', {
                  product: nameInColour(product),
                  sizes: alternatives(soldOut),
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

/** Lists alternatives: “S”, “S or M”, “S or M or L”. */
function alternatives([first = '', ...others]: readonly string[]): string {
  return others.reduce((some, other) => i18n.t('{some} or {other}', { some, other }), first);
}

type Removal = {
  /** Label of the button, for a number of products. */
  label: (count: string) => string;
  removal: CatalogueQuery;
};

/** Changes that remove one kind of filter each; values of the same kind only add products. */
function filterRemovals(query: CatalogueQuery): Removal[] {
  const { q, kind = [], colour = [], size = [], flag = [], minPrice, maxPrice } = query;
  const without = (filter: string) => (count: string) =>
    i18n.t('{count} without {filter}', { count, filter });
  const quoted = (words: string) => i18n.t('“{words}”', { words });
  const flags = flag.map((name) => quoted(i18n.t(flagLabels[name])));
  const removals: (Removal | false)[] = [
    Boolean(q) && { label: without(quoted(q ?? '')), removal: { q: undefined } },
    kind.length > 0 && {
      label: without(alternatives(kind.map(kindLabel))),
      removal: { kind: undefined },
    },
    colour.length > 0 && {
      label: without(alternatives(colour.map(colourLabel))),
      removal: { colour: undefined },
    },
    size.length > 0 && {
      label: (count) =>
        i18n.t('{count} without size {sizes}', { count, sizes: alternatives(size) }),
      removal: { size: undefined },
    },
    (minPrice !== undefined || maxPrice !== undefined) && {
      label: (count) => i18n.t('{count} without the price limit', { count }),
      removal: { minPrice: undefined, maxPrice: undefined },
    },
    flags.length > 0 && { label: without(alternatives(flags)), removal: { flag: undefined } },
  ];
  return removals.filter((removal) => removal !== false);
}
