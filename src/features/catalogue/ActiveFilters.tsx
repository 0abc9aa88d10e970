import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import { activeFilters, type FiltersProps, noFilters } from './queryFilters.ts';

/** One scrolling line on phones, to keep the sticky area short. */
const Row = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  gap: theme.spacing(1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&:not(:empty)': { paddingBottom: theme.spacing(1) },
  '& > *': { flexShrink: 0 },
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap' },
}));

type ActiveFiltersProps = Pick<FiltersProps, 'query' | 'onChange'>;

/** Active filters as chips that remove them. */
export function ActiveFilters({ query, onChange }: ActiveFiltersProps) {
  const row = useRef<HTMLDivElement>(null);
  const filters = activeFilters(query);

  /** Moves the focus to the row, since the pressed button disappears. */
  function change(parts: CatalogueQuery) {
    row.current?.focus();
    onChange(parts);
  }

  return (
    <Row ref={row} role="group" aria-label={i18n.t('Active filters')} tabIndex={-1}>
      {filters.map(({ label, removal }) => (
        <Chip
          key={label}
          component="button"
          nativeButton
          variant="outlined"
          label={label}
          aria-label={i18n.t('Remove filter: {filter}', { filter: label })}
          deleteIcon={<Close />}
          onClick={() => change(removal)}
          onDelete={() => change(removal)}
        />
      ))}
      {filters.length > 0 && (
        <Button variant="text" size="small" onClick={() => change(noFilters)}>
          {i18n.t('Clear all')}
        </Button>
      )}
    </Row>
  );
}
