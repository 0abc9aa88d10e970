import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ProductCounts } from '../../../contract/schemas/product.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { type FiltersProps, filterLabels, type LabelName } from './queryFilters.ts';
import { ToggleChips } from './ToggleChips.tsx';

type LabelFilterProps = Pick<FiltersProps, 'counts' | 'query' | 'onChange'> & { of: LabelName };

/** Filter by kind or colour, with product counts. */
export function LabelFilter({ of, counts, query, onChange }: LabelFilterProps) {
  const chosen = query[of] ?? [];
  const known: ProductCounts[LabelName | 'colour'] = counts?.[of] ?? [];
  const gone = chosen.filter((value) => !known.some((one) => one.value === value));
  const options = [...known, ...gone.map((value) => ({ value, count: counts ? 0 : undefined }))];
  if (counts === null && options.length === 0) {
    return <Typography>{`${filterLabels[of]}s could not be loaded. Try again later.`}</Typography>;
  }
  if (options.length === 0) return <Skeleton variant="rectangular" height={touchTarget} />;
  return (
    <ToggleChips
      label={filterLabels[of]}
      options={options}
      chosen={chosen}
      onChoose={(values) => onChange({ [of]: values })}
    />
  );
}
