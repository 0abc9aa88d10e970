import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import { statesToShip } from '../../../contract/rules/orderStates.ts';
import { ownerLimits } from '../../../contract/rules/ownerLimits.ts';
import { useOpenReturns } from '../../data/admin/useAdminOrder.ts';
import { persisted, usePersisted } from '../../data/persisted.ts';
import { polling, useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { useFailures } from '../../data/useFailures.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { type Period, PeriodSwitch, periods } from '../../features/admin/home/PeriodSwitch.tsx';
import { SetupChecklist } from '../../features/admin/home/SetupChecklist.tsx';
import { ShopFigures, ShopFiguresSkeleton } from '../../features/admin/home/ShopFigures.tsx';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { isDenied, ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';

const { usual } = ownerLimits.summaryDays;

/** True once the admin has hidden the checklist; stored in the browser. */
const setupHidden = persisted('hemline.setupHidden', (stored) => stored === true);

/** `/admin`; `?days=` is the period, if not the default. */
export default function AdminHomePage() {
  const [search, setSearch] = useSearchParams();
  const days = periods.find((period) => period === Number(search.get('days'))) ?? usual;
  const summary = useEndpoint('GET /shopsummary', { query: { days } }, polling);
  const toShipAt = adminPaths.ordersIn(statesToShip(useEnvParams()));
  const openReturns = useOpenReturns().data;
  const { retry } = useFailures();
  const isSetupHidden = usePersisted(setupHidden) === true;
  const setup = isSetupHidden ? undefined : summary.data?.setup;
  if (summary.status === 'failed' && (!summary.hadAnswer || isDenied(summary.error)))
    return <ListLoadError error={summary.error} />;

  const changeDays = (period: Period) =>
    setSearch(period === usual ? {} : { days: String(period) }, { replace: true });

  return (
    <>
      <PageHead title={i18n.t({ id: 'Admin (area)', message: 'Admin' })} />
      <AdminSection
        title={i18n.t({ id: 'Admin (area)', message: 'Admin' })}
        actions={<PeriodSwitch days={days} onDays={changeDays} />}
      >
        <FocusFallback label={i18n.t('Figures')}>
          {setup && (
            <Box sx={{ mb: 3 }}>
              <SetupChecklist setup={setup} onDismiss={() => setupHidden.write(true)} />
            </Box>
          )}
          {summary.status === 'loading' && <ShopFiguresSkeleton />}
          {summary.data && (
            <ShopFigures summary={summary.data} toShipAt={toShipAt} openReturns={openReturns} />
          )}
          {summary.status === 'failed' && (
            <Alert severity="error" action={<Button onClick={retry}>{i18n.t('Try again')}</Button>}>
              {i18n.t(
                '{days, plural, one {The figures of # day could not be loaded.} other {The figures of # days could not be loaded.}}',
                { days },
              )}
            </Alert>
          )}
        </FocusFallback>
      </AdminSection>
    </>
  );
}
