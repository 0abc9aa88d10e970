import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { noAutoRevalidation, useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { FormerMails } from '../../features/admin/formerShop/FormerMails.tsx';
import { FormerShopDialog } from '../../features/admin/formerShop/FormerShopDialog.tsx';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { PageTurns } from '../../features/admin/frame/PageTurns.tsx';
import { useMay } from '../../features/admin/frame/useMay.ts';
import { FormerOrderList } from '../../features/orders/FormerOrderList.tsx';
import type { FormerKind } from '../../lib/formerShop/columns.ts';
import { pluralize } from '../../lib/labels.ts';
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
  const { send } = useApi();
  const revalidate = useRevalidate();
  const attempt = useAttempt();
  const showToast = useToast();
  const [kind, setKind] = useState<FormerKind>();
  const { query, page, changeQuery, changePage } = useAdminListUrl(formerOrdersUrl);
  const former = useEndpoint('GET /formershop', {}, noAutoRevalidation);
  const orders = useEndpoint(
    'GET /allformerorders',
    { query: { ...query, limit: pageSize, offset: (page - 1) * pageSize } },
    { keepPreviousData: true },
  );
  usePaging(orders, { page, pageSize, changePage });
  if (former.status === 'failed') return <ListLoadError error={former.error} />;
  if (orders.status === 'failed') return <ListLoadError error={orders.error} />;

  const mail = () =>
    attempt(async () => {
      const outcome = await send('POST /mailformercustomers', {});
      if (!outcome.ok) return stepProblem(outcome.error);
      const text = `${pluralize(outcome.data.count, 'mail')} on the way.`;
      showToast({ text, severity: 'success' });
      await revalidate('GET /formershop');
      return undefined;
    });

  return (
    <>
      <PageHead title="Former shop" />
      <AdminSection
        title="Former shop"
        text="Customers and orders that moved here. These orders are history: sales, stock and invoices do not count them."
        actions={
          may('customers:write') && (
            <>
              <Button variant="outlined" onClick={() => setKind('customers')}>
                Import customers
              </Button>
              <Button variant="outlined" onClick={() => setKind('orders')}>
                Import orders
              </Button>
            </>
          )
        }
      >
        {former.data === undefined || orders.data === undefined ? (
          <LoadingText>Loading...</LoadingText>
        ) : (
          <Stack sx={{ gap: 3 }}>
            {former.data.customers > 0 && <FormerMails {...former.data} onMail={mail} />}
            <SearchBox
              label="Orders of the former shop"
              placeholder="Number, name, email or item"
              q={query.q}
              maxLength={limits.search.max}
              onSearch={(q) => changeQuery(q ? { q } : {})}
            />
            {orders.data.total === 0 ? (
              <EmptyState
                title={query.q ? 'No orders match' : 'No orders were imported yet'}
                text={query.q ? '' : 'Import customers first, so that their orders find them.'}
              />
            ) : (
              <div>
                <FormerOrderList orders={orders.data.orders} />
                <PageTurns
                  {...{ page, pageSize, total: orders.data.total, onPage: changePage }}
                  things={pluralize(orders.data.total, 'order')}
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
