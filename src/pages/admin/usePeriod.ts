import { useSearchParams } from 'react-router-dom';
import { type Period, periods } from '../../features/admin/home/periods.ts';

/** How far back the home looks, kept in the URL; 30 days unless it says otherwise. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('days'));
  const days = periods.find((period) => period === asked) ?? 30;
  const changeDays = (period: Period) =>
    setSearch(period === 30 ? {} : { days: String(period) }, { replace: true });
  return { days, changeDays };
}
