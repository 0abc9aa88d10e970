import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { colourLabel } from '../../../contract/rules/colourLabels.ts';
import { kindLabel } from '../../../contract/rules/ownNames.ts';
import type { ProductCounts } from '../../../contract/schemas/product.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { type FiltersProps, filterLabels, type LabelName } from './queryFilters.ts';
import { ToggleChips } from './ToggleChips.tsx';

type LabelFilterProps = Pick<FiltersProps, 'counts' | 'query' | 'onChange'> & { of: LabelName };

/**
 * Filter by kind or colour, with product counts. While it is shown, no option moves or vanishes.
 */
export default function LabelFilter({ of, counts, query, onChange }: LabelFilterProps) {
  const labelOf = of === 'kind' ? kindLabel : colourLabel;
  const chosen = query[of] ?? [];
  const [seen, setSeen] = useState<ProductCounts['colour']>([]);
  const current: ProductCounts['colour'] = counts?.[of] ?? [];
  const known = [
    ...seen.map((one) => current.find(({ value }) => value === one.value) ?? { ...one, count: 0 }),
    ...current.filter(({ value }) => !seen.some((one) => one.value === value)),
  ];
  if (known.length > seen.length) setSeen(known);
  const gone = chosen.filter((value) => !known.some((one) => one.value === value));
  const options = [...known, ...gone.map((value) => ({ value, count: counts ? 0 : undefined }))];
  if (counts === null && options.length === 0) {
    return (
      <Typography>
        {of === 'kind'
          ? i18n.t('Kinds could not be loaded. Try again later.')
          : i18n.t('Colours could not be loaded. Try again later.')}
      </Typography>
    );
  }
  if (options.length === 0) return <Skeleton variant="rectangular" height={touchTarget} />;
  return (
    <ToggleChips
      label={i18n.t(filterLabels[of])}
      options={options.map((option) => ({ ...option, label: labelOf(option.value) }))}
      chosen={chosen}
      onChoose={(values) => onChange({ [of]: values })}
    />
  );
}
