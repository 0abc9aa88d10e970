import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';
import { categories } from '../../../../contract/limits.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import type { Category } from '../../../../contract/schemas/product.ts';
import type { ProductGroup } from '../../../../contract/schemas/selling.ts';
import { ToggleChip } from '../../../ui/ToggleChip.tsx';

/** The kinds of product that each category has, as far as they are known. */
export type KindsByCategory = Partial<Record<Category, readonly string[]>>;

/** What a code is for, in the form that it stands in: categories, or kinds of product in them. */
export function CodeProducts({ kinds }: { kinds: KindsByCategory }) {
  const id = useId();
  const [{ value: chosen }, , { setValue }] = useField<ProductGroup[]>('appliesTo');

  /** All of a category takes the place of its kinds, and a kind that of all. */
  function toggle(group: ProductGroup, isOn: boolean) {
    const isReplaced = ({ category, kind }: ProductGroup) =>
      category === group.category && (kind === undefined) !== (group.kind === undefined);
    const others = chosen.filter((each) => !isSame(each, group) && !isReplaced(each));
    return setValue(isOn ? others : [...others, group]);
  }

  return (
    <Box component="section" aria-labelledby={id} sx={{ gridColumn: '1 / -1', mb: 3 }}>
      <Typography id={id} variant="h6" component="h3">
        Products
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Choose none for every product
      </Typography>
      {categories.map((category) => (
        <Stack
          key={category}
          direction="row"
          role="group"
          aria-label={categoryInfo[category].name}
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}
        >
          <Typography variant="body2" sx={{ width: '4em' }}>
            {categoryInfo[category].name}
          </Typography>
          {offered(category, kinds, chosen).map((group) => {
            const isOn = chosen.some((each) => isSame(each, group));
            return (
              <ToggleChip
                key={group.kind ?? ''}
                pressed={isOn}
                onToggle={() => toggle(group, isOn)}
              >
                {group.kind ?? 'All'}
              </ToggleChip>
            );
          })}
        </Stack>
      ))}
    </Box>
  );
}

/** All of a category, its kinds, and those that were chosen and are no more. */
function offered(
  category: Category,
  kinds: KindsByCategory,
  chosen: readonly ProductGroup[],
): ProductGroup[] {
  const known = kinds[category] ?? [];
  const gone = chosen.filter(
    (group) => group.category === category && group.kind && !known.includes(group.kind),
  );
  return [{ category }, ...known.map((kind) => ({ category, kind })), ...gone];
}

function isSame(one: ProductGroup, other: ProductGroup): boolean {
  return one.category === other.category && one.kind === other.kind;
}
