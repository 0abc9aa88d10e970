import { i18n } from '../../../contract/i18n.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { ActivityLog } from '../../features/admin/activity/ActivityLog.tsx';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useOptimisticListUrl } from '../useListUrl.ts';
import { activityUrl, usePaging } from './useAdminListUrl.ts';

const pageSize = 50;

/** `/admin/activity`: changes by admins. */
export default function ActivityPage() {
  const { query, page, changeQuery, changePage } = useOptimisticListUrl(activityUrl);
  const activity = useEndpoint(
    'GET /activity',
    { query: { ...query, limit: pageSize, offset: (page - 1) * pageSize } },
    { keepPreviousData: true },
  );
  usePaging(activity, { page, pageSize, changePage });
  if (activity.status === 'failed') return <ListLoadError error={activity.error} />;
  return (
    <>
      <PageHead title={i18n.t('Activity')} />
      <AdminSection title={i18n.t('Activity')} text={i18n.t('Who changed what in the admin area.')}>
        {activity.data && (
          <ActivityLog
            {...activity.data}
            page={page}
            pageSize={pageSize}
            query={query}
            onChange={changeQuery}
            onPage={changePage}
          />
        )}
      </AdminSection>
    </>
  );
}
