import { i18n } from '../../../contract/i18n.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { noAutoRevalidation, useEndpoint } from '../../data/useEndpoint.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { FeedSettings } from '../../features/admin/settings/FeedSettings.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { listProblem } from '../useProblemToast.tsx';
import { useFinishSetting } from './useFinishSetting.ts';

/** `/admin/feeds`: product feeds. */
export default function AdminFeedsPage() {
  const { send } = useApi();
  const showToast = useToast();
  const feeds = useEndpoint('GET /feeds', {}, noAutoRevalidation);
  const finish = useFinishSetting(['GET /feeds']);
  if (feeds.status === 'failed') return <ListLoadError error={feeds.error} />;
  return (
    <>
      <PageHead title={i18n.t('Feeds')} />
      <AdminSection
        title={i18n.t('Feeds')}
        text={i18n.t(
          'Files with all published products, for shops and networks that show them. Each reads its file again by itself, usually once a day. Only those who have its URL can read it.',
        )}
      >
        {feeds.data && (
          <FeedSettings
            url={feeds.data.url}
            onOpen={async () =>
              finish(await send('POST /openfeeds', {}), undefined, i18n.t('The feeds are open'))
            }
            onClose={async () =>
              finish(await send('POST /closefeeds', {}), undefined, i18n.t('The feeds are closed'))
            }
            onCheck={async (target) => {
              const outcome = await send('GET /feedreport/:target', { params: { target } });
              if (outcome.ok) return outcome.data;
              showToast({ text: listProblem(outcome.error) });
              return undefined;
            }}
          />
        )}
      </AdminSection>
    </>
  );
}
