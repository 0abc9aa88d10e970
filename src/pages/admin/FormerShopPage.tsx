import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { noAutoRevalidation, useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { ConfirmedAction } from '../../features/admin/formerShop/ConfirmedAction.tsx';
import { FormerMails } from '../../features/admin/formerShop/FormerMails.tsx';
import { FormerOrderActions } from '../../features/admin/formerShop/FormerOrderActions.tsx';
import { FormerShopDialog } from '../../features/admin/formerShop/FormerShopDialog.tsx';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { PageTurns } from '../../features/admin/frame/PageTurns.tsx';
import { useMay } from '../../features/admin/frame/useMay.ts';
import { FormerOrderList } from '../../features/orders/FormerOrderList.tsx';
import type { FormerKind } from '../../lib/formerShop/columns.ts';
import { downloadText } from '../../ui/browser.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { stepProblem, useAttempt } from '../useProblemToast.tsx';
import { formerOrdersUrl, useAdminListUrl, usePaging } from './useAdminListUrl.ts';
import { useFormerImport } from './useFormerImport.ts';

const pageSize = 25;

/** `/admin/formershop`: imported customers and orders. */
export default function FormerShopPage() {
  const may = useMay();
  const seesOrders = may('orders:read');
  const list = useRef<HTMLElement>(null);
  const { send } = useApi();
  const revalidate = useRevalidate();
  const attempt = useAttempt();
  const showToast = useToast();
  const [kind, setKind] = useState<FormerKind>();
  const { query, page, changeQuery, changePage } = useAdminListUrl(formerOrdersUrl);
  const former = useEndpoint('GET /formershop', {}, noAutoRevalidation);
  const orders = useEndpoint(
    'GET /allformerorders',
    seesOrders ? { query: { ...query, limit: pageSize, offset: (page - 1) * pageSize } } : null,
    { keepPreviousData: true },
  );
  usePaging(orders, { page, pageSize, changePage });
  if (former.status === 'failed') return <ListLoadError error={former.error} />;
  if (orders.status === 'failed') return <ListLoadError error={orders.error} />;

  const refresh = () => revalidate('GET /formershop', 'GET /allformerorders', 'GET /customers');

  async function mail(count: number) {
    const outcome = await send('POST /mailformercustomers', { body: { count } });
    await refresh();
    if (!outcome.ok) return stepProblem(outcome.error);
    const { count: mails } = outcome.data;
    const text = i18n.t('{mails, plural, one {# mail on the way.} other {# mails on the way.}}', {
      mails,
    });
    showToast({ text, severity: 'success' });
    return undefined;
  }

  async function removeOrders(count: number) {
    const outcome = await send('POST /removeformerorders', { body: { count } });
    await refresh();
    if (!outcome.ok) return stepProblem(outcome.error);
    const { count: removed } = outcome.data;
    const text = i18n.t('{removed, plural, one {# order removed.} other {# orders removed.}}', {
      removed,
    });
    showToast({ text, severity: 'success' });
    return undefined;
  }

  async function erase(id: string) {
    const outcome = await send('POST /eraseformerorders/:id', { params: { id } });
    await refresh();
    if (!outcome.ok) return stepProblem(outcome.error);
    focusList();
    showToast({ text: i18n.t('The customer’s data is erased.'), severity: 'success' });
    return undefined;
  }

  const exportOrders = (id: string) =>
    attempt(async () => {
      const outcome = await send('GET /exportformerorders/:id', { params: { id } });
      if (!outcome.ok) return i18n.t('The orders could not be loaded. Please try again.');
      const text = JSON.stringify(outcome.data, null, 2);
      downloadText('former-orders.json', text, 'application/json');
      return undefined;
    });

  function turnTo(next: number) {
    changePage(next);
    focusList();
  }

  function focusList() {
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <PageHead title={i18n.t('Former shop')} />
      <AdminSection
        title={i18n.t('Former shop')}
        text={i18n.t(
          'Customers and orders that moved here. These orders are history: sales, stock and invoices do not count them.',
        )}
        actions={
          may('customers:write') && (
            <>
              <Button variant="outlined" onClick={() => setKind('customers')}>
                {i18n.t('Import customers')}
              </Button>
              <Button variant="outlined" onClick={() => setKind('orders')}>
                {i18n.t('Import orders')}
              </Button>
            </>
          )
        }
      >
        {former.data === undefined || (seesOrders && orders.data === undefined) ? (
          <LoadingText />
        ) : (
          <Stack sx={{ gap: 3 }}>
            {former.data.customers > 0 && <FormerMails {...former.data} onMail={mail} />}
            {orders.data && (
              <SearchBox
                label={i18n.t('Orders of the former shop')}
                placeholder={i18n.t('Number, name, email or item')}
                q={query.q}
                maxLength={limits.search.max}
                onSearch={(q) => changeQuery(q ? { q } : {})}
              />
            )}
            {orders.data && (
              <section aria-label={i18n.t('Orders')} ref={list} tabIndex={-1}>
                {orders.data.total === 0 && (
                  <EmptyState
                    title={
                      query.q ? i18n.t('No orders match') : i18n.t('No orders were imported yet')
                    }
                    text={
                      query.q
                        ? ''
                        : i18n.t('Import customers first, so that orders can be matched to them.')
                    }
                  />
                )}
                {orders.data.total > 0 && (
                  <>
                    <FormerOrderList
                      orders={orders.data.orders}
                      renderActions={({ id, number, name, email, phone, address }) =>
                        name || email || phone || address ? (
                          <FormerOrderActions
                            number={number}
                            customer={name || email || phone || i18n.t('the customer')}
                            onExport={() => exportOrders(id)}
                            onErase={() => erase(id)}
                          />
                        ) : undefined
                      }
                    />
                    <PageTurns
                      {...{ page, pageSize, total: orders.data.total, onPage: turnTo }}
                      things={i18n.t('{orders, plural, one {# order} other {# orders}}', {
                        orders: orders.data.total,
                      })}
                    />
                  </>
                )}
              </section>
            )}
            {former.data.orders > 0 && may('customers:write') && (
              <div>
                <ConfirmedAction
                  label={i18n.t('Remove all orders')}
                  title={i18n.t(
                    '{orders, plural, one {Remove # order?} other {Remove # orders?}}',
                    {
                      orders: former.data.orders,
                    },
                  )}
                  text={i18n.t(
                    'Customers no longer see their orders of the former shop. Import a corrected file afterwards.',
                  )}
                  confirmLabel={i18n.t('Remove')}
                  onConfirm={() => removeOrders(former.data?.orders ?? 0)}
                />
              </div>
            )}
          </Stack>
        )}
      </AdminSection>
      {kind && <ImportOf key={kind} kind={kind} onClose={() => setKind(undefined)} />}
    </>
  );
}

function ImportOf({ kind, onClose }: { kind: FormerKind; onClose: () => void }) {
  return <FormerShopDialog kind={kind} {...useFormerImport(kind)} onClose={onClose} />;
}
