import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { CatalogueQuery } from '../../../contract/rules/productList.ts';

type Sort = NonNullable<CatalogueQuery['sort']>;

const options: Record<Sort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  rating: 'Best rated',
  name: 'Name, A to Z',
};

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));

const Field = styled('select')(({ theme }) => ({
  ...theme.typography.button,
  // Text of twice the size takes more than a phone has.
  minWidth: 0,
  height: 44,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  // As wide as what is chosen, where a browser can do that.
  fieldSizing: 'content',
  '& option': { backgroundColor: theme.vars.palette.background.paper },
}));

type SortSelectProps = {
  sort: Sort | undefined;
  /** Words were looked for: what fits them best comes first, unless another order is chosen. */
  withWords?: boolean;
  onSort: (sort: Sort) => void;
};

/** The order of the products, chosen in the device's own list. */
export function SortSelect({ sort, withWords = false, onSort }: SortSelectProps) {
  const id = useId();
  const { relevance: bestMatch, ...others } = options;
  const shown = withWords ? { relevance: bestMatch, ...others } : others;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Label htmlFor={id}>Sort by</Label>
      <Field
        id={id}
        value={sort ?? (withWords ? 'relevance' : 'newest')}
        onChange={({ target }) => onSort(target.value as Sort)}
      >
        {Object.entries(shown).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Field>
    </Box>
  );
}
