import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v7 as uuid } from 'uuid';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { NewOrderForm } from '../../features/admin/orders/NewOrderForm.tsx';
import { NewOrderLines } from '../../features/admin/orders/NewOrderLines.tsx';
import {
  type NewLine,
  type NewOrderValues,
  toManualOrder,
  withUnit,
} from '../../features/admin/orders/newOrder.ts';
import { ProductFinder } from '../../features/admin/orders/ProductFinder.tsx';
import { orderName } from '../../lib/labels.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import ErrorPage from '../ErrorPage.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';

/** Products that a search finds at most. */
export const found = 8;

/** `/admin/neworder`: manual order, for example by phone or at a market. */
export default function NewOrderPage() {
  const showToast = useToast();
  const navigate = useNavigate();
  const { call, send } = useApi();
  const revalidate = useRevalidate();
  const options = useEndpoint('GET /checkoutoptions', {});
  const [q, setQ] = useState<string>();
  const products = useEndpoint('GET /allproducts', q ? { query: { q, limit: found } } : null);
  const [lines, setLines] = useState<readonly NewLine[]>([]);
  const [isFilled, setFilled] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { leaveDialog, leaveFreely } = useUnsavedChangesPrompt(isFilled || lines.length > 0);
  // Idempotency key, so that a retry after a lost reply creates no second order.
  const requestId = useRef(uuid());

  async function take(values: NewOrderValues) {
    if (lines.length === 0) return setProblem(i18n.t('Add an item first.'));
    setProblem(undefined);
    const offered = options.data ?? { delivery: [] };
    const body = toManualOrder(requestId.current, lines, values, offered);
    const outcome = await send('POST /takeorder', { body });
    if (!outcome.ok) {
      setProblem(outcome.error.message);
      if (outcome.error.reason === 'refused') await refetchLines();
      return undefined;
    }
    const { order } = outcome.data;
    const text = order
      ? i18n.t('Order {order} is taken', { order: orderName(order) })
      : i18n.t('Order is taken');
    showToast({ text, severity: 'success' });
    void revalidate('GET /allorders', 'GET /ordercounts', 'GET /shopsummary', 'GET /allproducts');
    return leaveFreely(() =>
      navigate(order ? adminPaths.orderEditor(order._id) : adminPaths.allOrders),
    );
  }

  /** Refetches prices and stock of the lines. */
  async function refetchLines() {
    const read = ({ product }: NewLine) =>
      call('GET /product/:id', { params: { id: product._id } }).catch(() => product);
    const now = await Promise.all(lines.map(read));
    setLines((current) =>
      current.map((line) => ({
        ...line,
        product: now.find((product) => product?._id === line.product._id) ?? line.product,
      })),
    );
    await revalidate('GET /allproducts', 'GET /checkoutoptions');
  }

  if (options.status === 'failed') return <ListLoadError error={options.error} />;
  if (options.data === null) return <ErrorPage />;
  const change = (changed: NewLine, quantity: number) =>
    setLines(lines.map((line) => (line === changed ? { ...line, quantity } : line)));
  return (
    <>
      <PageHead title={i18n.t('New order')} />
      <AdminSection
        title={i18n.t('New order')}
        text={i18n.t('By telephone, or at a market: taken from the stock.')}
      >
        {options.data && (
          <FocusFallback label={i18n.t('New order')}>
            <Grid container spacing={2}>
              <Grid size={{ xs: 12, md: 6 }}>
                <Stack spacing={2}>
                  <ProductFinder
                    q={q}
                    onSearch={setQ}
                    products={q ? products.data?.items : undefined}
                    isFailed={products.status === 'failed'}
                    onAdd={(product: Product, size) => {
                      setLines(withUnit(lines, product, size));
                      setProblem(undefined);
                    }}
                  />
                  <NewOrderLines
                    lines={lines}
                    onQuantity={change}
                    onRemove={(removed) => setLines(lines.filter((line) => line !== removed))}
                  />
                </Stack>
              </Grid>
              <Grid size={{ xs: 12, md: 6 }}>
                <NewOrderForm
                  lines={lines}
                  offered={options.data}
                  problem={problem}
                  onSend={take}
                  onUnsavedChange={setFilled}
                />
              </Grid>
            </Grid>
          </FocusFallback>
        )}
      </AdminSection>
      {leaveDialog}
    </>
  );
}
