import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { priceInOrder } from '../../../contract/rules/currencies.ts';
import { currency } from '../../../contract/rules/money.ts';
import { mayChangeLines } from '../../../contract/rules/orderLines.ts';
import { inSize } from '../../../contract/rules/sizeNames.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useRefreshOrders } from '../../data/admin/useAdminOrder.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useMay } from '../../features/admin/frame/useMay.ts';
import { ChangeLinesDialog } from '../../features/admin/orders/ChangeLinesDialog.tsx';
import type { NewLine } from '../../features/admin/orders/newOrder.ts';
import { ProductFinder } from '../../features/admin/orders/ProductFinder.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { stepProblem } from '../useProblemToast.tsx';
import { found } from './NewOrderPage.tsx';

type ChangeItemsProps = {
  order: Order;
  /** Called when the order has a new version. */
  onChanged: () => Promise<unknown>;
};

/** Button and dialog that change the items of an unsent order. */
export function ChangeItems({ order, onChanged }: ChangeItemsProps) {
  const showToast = useToast();
  const { send } = useApi();
  const refreshOrders = useRefreshOrders();
  /** With the version that the lines belong to. */
  const [opened, setOpened] = useState<{ version: number; lines: NewLine[] }>();
  const [isLoading, setLoading] = useState(false);
  const may = useMay();
  const { version, products, returns } = order;
  const requests = returns?.requests ?? [];
  if (version === undefined || !may('orders:write') || !mayChangeLines({ ...order, requests })) {
    return null;
  }

  async function open(version: number) {
    setLoading(true);
    const outcomes = await Promise.all(
      products.map(({ product_id: id }) => send('GET /product/:id', { params: { id } })),
    );
    setLoading(false);
    const lines = outcomes.map((outcome, index) => {
      const line = products[index];
      return outcome.ok && line && toLine(outcome.data ?? goneProduct(line), line, products);
    });
    const lost = products[lines.findIndex((line) => !line)];
    if (lost) {
      const product = inSize(lost.name, lost.size);
      showToast({
        text: i18n.t('{product} could not be loaded, so the items can’t be changed.', { product }),
      });
    } else setOpened({ version, lines: lines.filter((line): line is NewLine => Boolean(line)) });
  }

  async function change(version: number, lines: readonly NewLine[], isPreview: boolean) {
    const body = {
      version,
      lines: lines.map(({ product, size, quantity }) => ({
        ...{ productId: product._id, size, quantity },
      })),
      ...(isPreview && { isPreview }),
    };
    const outcome = await send('POST /changelines/:id', { params: { id: order._id }, body });
    const isStale = !outcome.ok && outcome.error.reason === 'stale';
    if (!isPreview || isStale) await refreshOrders();
    if (isStale) {
      setOpened(undefined);
      showToast({ text: stepProblem(outcome.error) });
    }
    if (!outcome.ok) return { problem: outcome.error.message };
    const { message = '' } = outcome.data;
    if (!isPreview) {
      await onChanged();
      showToast({ text: message, severity: 'success' });
    }
    return { message };
  }

  return (
    <>
      <PendingButton isPending={isLoading} onClick={() => open(version)}>
        {i18n.t('Change items')}
      </PendingButton>
      {opened && (
        <ChangeLinesDialog
          ordered={opened.lines}
          currency={order.currency}
          finder={(onAdd) => <Finder currency={order.currency} onAdd={onAdd} />}
          onChange={(lines, isPreview) => change(opened.version, lines, isPreview)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

type FinderProps = {
  currency: Order['currency'];
  onAdd: (product: Product, size: string) => void;
};

/** Search for products, at the prices that they have for the order. */
function Finder({ currency: ordered, onAdd }: FinderProps) {
  const [q, setQ] = useState<string>();
  const products = useEndpoint('GET /allproducts', q ? { query: { q, limit: found } } : null);
  const priced = products.data?.items.map((product) => ({
    ...product,
    price: priceInOrder(product.price, ordered, currency()),
  }));
  return (
    <ProductFinder
      q={q}
      onSearch={setQ}
      products={q ? priced : undefined}
      currency={ordered}
      isFailed={products.status === 'failed'}
      onAdd={onAdd}
    />
  );
}

/** A product that left the shop has no units: its line can only be removed. */
function goneProduct({ product_id, name, price }: Order['products'][number]): Product {
  return {
    ...{ _id: product_id, name, price, description: '', category: 'women', newCollection: false },
    ...{ rating: 0, images: [], sizes: [] },
  };
}

/** A line at the price it was ordered for; its order's own units are free for it. */
function toLine(
  product: Product,
  { size, quantity, price }: Order['products'][number],
  all: Order['products'],
): NewLine {
  const own = (name: string) =>
    all.find((line) => line.product_id === product._id && line.size === name)?.quantity ?? 0;
  const sizes = product.sizes.map((each) => ({
    ...each,
    quantity: each.quantity + own(each.size),
  }));
  return { product: { ...product, price, sizes }, size, quantity };
}
