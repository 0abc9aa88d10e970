import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import type { NewsletterReader } from '../../../contract/schemas/newsletter.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { CustomersGrid } from '../../features/admin/customers/CustomersGrid.tsx';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { toCsv } from '../../lib/csv/csv.ts';
import { downloadText } from '../../ui/browser.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useAttempt } from '../useProblemToast.tsx';
import { customersUrl, useAdminListUrl, usePaging } from './useAdminListUrl.ts';

const pageSize = 25;

/** `/admin/customers` */
export default function CustomersPage() {
  const navigate = useNavigate();
  const list = useAdminListUrl(customersUrl);
  const { query, page } = list;
  const customers = useEndpoint(
    'GET /customers',
    { query: { ...query, limit: pageSize, offset: (page - 1) * pageSize } },
    { keepPreviousData: true },
  );
  const { newsletter: hasNewsletter } = useEnvParams();
  const { send } = useApi();
  const attempt = useAttempt();

  const exportReaders = () =>
    attempt(async () => {
      const outcome = await send('GET /newsletter', {});
      if (!outcome.ok) return i18n.t('The list could not be loaded. Please try again.');
      downloadText('newsletter.csv', newsletterToCsv(outcome.data));
      return undefined;
    });

  const paging = usePaging(customers, { ...list, pageSize });
  if (customers.status === 'failed') return <ListLoadError error={customers.error} />;
  return (
    <>
      <PageHead title={i18n.t('Customers')} />
      <AdminSection
        title={i18n.t('Customers')}
        actions={
          hasNewsletter && (
            <DownloadButton variant="outlined" onDownload={exportReaders}>
              {i18n.t('Newsletter list')}
            </DownloadButton>
          )
        }
        text={i18n.t(
          'Guests are listed once per email. Orders without an email appear only under Orders.',
        )}
      >
        <CustomersGrid
          rows={customers.data?.customers ?? []}
          {...paging}
          query={query}
          onChange={list.changeQuery}
          onOpen={({ id }) => navigate(adminPaths.customer(id))}
        />
      </AdminSection>
    </>
  );
}

/** CSV for newsletter programs, with a link to stop for each reader. */
function newsletterToCsv(readers: readonly NewsletterReader[]): string {
  const header = ['email', 'name', 'confirmed_utc', 'consent', 'language', 'stop_link'];
  return toCsv(
    header,
    readers.map((reader) => [
      reader.email,
      reader.name,
      reader.confirmedAt,
      reader.text,
      reader.language,
      reader.stopUrl,
    ]),
  );
}
