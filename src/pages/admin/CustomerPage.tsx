import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import { formatPrice } from '../../../contract/rules/money.ts';
import type { CustomerDetails } from '../../../contract/schemas/customers.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { ApiError } from '../../data/apiError.ts';
import { isAnswerOf } from '../../data/endpointKey.ts';
import { noAutoRevalidation, useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { CustomerView } from '../../features/admin/customers/CustomerView.tsx';
import { AdminCard } from '../../features/admin/frame/AdminCard.tsx';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { useMay } from '../../features/admin/frame/useMay.ts';
import { FormerOrderList } from '../../features/orders/FormerOrderList.tsx';
import { formatDate } from '../../lib/dates.ts';
import { downloadText } from '../../ui/browser.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { StandaloneLink } from '../../ui/SectionLink.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { stepProblem, useAttempt } from '../useProblemToast.tsx';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';

/** `/admin/customer/:id` */
export default function CustomerPage() {
  const { id = '' } = useParams();
  const details = useEndpoint('GET /customer/:id', { params: { id } }, noAutoRevalidation);
  if (details.status === 'loading') return <LoadingText />;
  if (details.status === 'ready') return <ShownCustomer key={id} details={details.data} />;
  if (!(details.error instanceof ApiError && details.error.status === 404)) {
    return <ListLoadError error={details.error} />;
  }
  return (
    <>
      <PageHead title={i18n.t('Customer')} />
      <EmptyState
        title={i18n.t('There is no such customer')}
        text={i18n.t('Their data may have been deleted.')}
        next={{ label: i18n.t('All customers'), to: adminPaths.customers }}
      />
    </>
  );
}

function ShownCustomer({ details }: { details: CustomerDetails }) {
  const { customer } = details;
  const { id, name, email, orders, spend, since } = customer;
  const maySeeAmounts = useMay()('orders:sums');
  const { call, send } = useApi();
  const navigate = useNavigate();
  const showToast = useToast();
  const attempt = useAttempt();
  const revalidate = useRevalidate();
  const { mutate } = useSWRConfig();
  const version = useRef(details.note.version);
  const [isUnsaved, setUnsaved] = useState(false);
  const { leaveDialog, leaveFreely } = useUnsavedChangesPrompt(isUnsaved);

  async function saveNote(text: string) {
    const body = { text, version: version.current };
    const outcome = await send('POST /customernote/:id', { params: { id }, body });
    if (outcome.ok) {
      version.current = outcome.data.version;
      void revalidate('GET /customer/:id');
      showToast({ text: i18n.t('The note is saved.'), severity: 'success' });
      return undefined;
    }
    if (outcome.error.reason !== 'stale') return stepProblem(outcome.error);
    const newest = await call('GET /customer/:id', { params: { id } }).catch(() => undefined);
    if (!newest) return outcome.error.message;
    version.current = newest.note.version;
    return i18n.t('Another admin has written: “{text}” Save again to replace it.', {
      text: newest.note.text,
    });
  }

  const exportData = () =>
    attempt(async () => {
      const outcome = await send('GET /exportcustomer/:id', { params: { id } });
      if (!outcome.ok) return i18n.t('The data could not be loaded. Please try again.');
      const text = JSON.stringify(outcome.data, null, 2);
      downloadText('customer-data.json', text, 'application/json');
      return undefined;
    });

  const deleteData = () =>
    attempt(async () => {
      const outcome = await send('POST /deletecustomer/:id', { params: { id } });
      if (!outcome.ok) return stepProblem(outcome.error);
      leaveFreely(() => navigate(adminPaths.customers, { replace: true }));
      void mutate(isAnswerOf(['GET /customer/:id']), undefined, { revalidate: false });
      showToast({ text: i18n.t('The customer’s data is deleted.'), severity: 'success' });
      void revalidate('GET /customers', 'GET /allorders', 'GET /allreviews');
      return undefined;
    });

  return (
    <>
      <PageHead title={name || email} />
      <AdminSection
        title={name || email}
        text={
          maySeeAmounts
            ? i18n.t(
                '{orders, plural, one {# order} other {# orders}} · {spend} spent · since {day}',
                { orders, spend: formatPrice(spend), day: formatDate(since) },
              )
            : i18n.t('{orders, plural, one {# order} other {# orders}} · since {day}', {
                ...{ orders, day: formatDate(since) },
              })
        }
        actions={
          <StandaloneLink href={adminPaths.customers}>{i18n.t('All customers')}</StandaloneLink>
        }
      >
        <CustomerView
          details={details}
          onSaveNote={saveNote}
          onUnsavedNote={setUnsaved}
          onExport={exportData}
          onDelete={deleteData}
        />
        {details.formerOrders?.[0] && (
          <Box sx={{ mt: 2 }}>
            <AdminCard title={i18n.t('Orders of the former shop')}>
              <FormerOrderList orders={details.formerOrders} />
            </AdminCard>
          </Box>
        )}
      </AdminSection>
      {leaveDialog}
    </>
  );
}
