import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { FiltersProps } from './queryFilters.ts';
import { ToggleChips } from './ToggleChips.tsx';

type SizeFilterProps = Pick<FiltersProps, 'sizes' | 'sizeGroups' | 'counts' | 'query' | 'onChange'>;

/** Number of sizes up to which those without products are shown, too. */
const few = 24;

/** Filters by sizes in stock, grouped by scale; of many, once counted, only those of products. */
export default function SizeFilter({
  sizes,
  sizeGroups = [{ name: i18n.t('Size'), sizes }],
  counts,
  query: { size: chosen = [] },
  onChange,
}: SizeFilterProps) {
  // Once shown, a size stays.
  const [known, setKnown] = useState<readonly string[]>([]);
  const countOf = (size: string) => counts?.size.find(({ value }) => value === size)?.count ?? 0;
  const all = sizeGroups.flatMap((group) => group.sizes);
  const found = all.filter((size) => countOf(size) > 0 || chosen.includes(size));
  if (found.some((size) => !known.includes(size))) setKnown([...known, ...found]);
  const showsAll = all.length <= few || !counts || known.length === 0;
  const groups = sizeGroups
    .map(({ name, sizes: own }) => ({
      name,
      // A size of several scales is in the first.
      shown: own.filter(
        (size) =>
          (showsAll || known.includes(size)) &&
          sizeGroups.find((group) => group.sizes.includes(size))?.name === name,
      ),
    }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <Stack spacing={2}>
      {groups.map(({ name, shown }) => (
        <div key={name}>
          {groups.length > 1 && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {name}
            </Typography>
          )}
          <ToggleChips
            label={groups.length > 1 ? name : i18n.t('Size')}
            options={shown.map((value) => ({
              value,
              count: counts ? countOf(value) : undefined,
            }))}
            chosen={chosen.filter((size) => shown.includes(size))}
            onChoose={(some) =>
              onChange({ size: [...chosen.filter((size) => !shown.includes(size)), ...some] })
            }
          />
        </div>
      ))}
    </Stack>
  );
}
