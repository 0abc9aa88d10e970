import { useState } from 'react';
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
import { found } from './NewOrderPage.tsx';

/** Button and dialog that change the items of an unsent order. */
export function ChangeItems({ order }: { order: Order }) {
  const showToast = useToast();
  const { send } = useApi();
  const refreshOrders = useRefreshOrders();
  const [ordered, setOrdered] = useState<NewLine[]>();
  const [isLoading, setLoading] = useState(false);
  const may = useMay();
  const { version, products, returns } = order;
  const requests = returns?.requests ?? [];
  if (version === undefined || !may('orders:write') || !mayChangeLines({ ...order, requests })) {
    return null;
  }

  async function open() {
    setLoading(true);
    const outcomes = await Promise.all(
      products.map(({ product_id: id }) => send('GET /product/:id', { params: { id } })),
    );
    setLoading(false);
    const lines = outcomes.map((outcome, index) => {
      const line = products[index];
      return outcome.ok && outcome.data && line && toLine(outcome.data, line, products);
    });
    const lost = products[lines.findIndex((line) => !line)];
    if (lost) {
      const what = inSize(lost.name, lost.size);
      showToast({ text: `${what} could not be loaded, so the items can’t be changed.` });
    } else setOrdered(lines.filter((line): line is NewLine => Boolean(line)));
  }

  async function change(lines: readonly NewLine[], isPreview: boolean) {
    const body = {
      version: version ?? 0,
      lines: lines.map(({ product, size, quantity }) => ({
        ...{ productId: product._id, size, quantity },
      })),
      ...(isPreview && { isPreview }),
    };
    const outcome = await send('POST /changelines/:id', { params: { id: order._id }, body });
    if (!isPreview) await refreshOrders();
    if (!outcome.ok) return { problem: outcome.error.message };
    const { message = '' } = outcome.data;
    if (!isPreview) showToast({ text: message, severity: 'success' });
    return { message };
  }

  return (
    <>
      <PendingButton isPending={isLoading} onClick={open}>
        Change items
      </PendingButton>
      {ordered && (
        <ChangeLinesDialog
          ordered={ordered}
          finder={(onAdd) => <Finder onAdd={onAdd} />}
          onChange={change}
          onClose={() => setOrdered(undefined)}
        />
      )}
    </>
  );
}

function Finder({ onAdd }: { onAdd: (product: Product, size: string) => void }) {
  const [q, setQ] = useState<string>();
  const products = useEndpoint('GET /allproducts', q ? { query: { q, limit: found } } : null);
  return (
    <ProductFinder
      q={q}
      onSearch={setQ}
      products={q ? products.data?.items : undefined}
      isFailed={products.status === 'failed'}
      onAdd={onAdd}
    />
  );
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
