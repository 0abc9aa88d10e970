import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import { activeFilters, type FiltersProps, withoutFilters } from './queryFilters.ts';

/** On a phone one line that scrolls, so that what sticks stays low. */
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

/** The active filters, each a button that removes it. */
export function ActiveFilters({ query, onChange }: ActiveFiltersProps) {
  const row = useRef<HTMLDivElement>(null);
  const filters = activeFilters(query);

  /** The pressed button goes; the focus stays with its neighbours instead of being lost. */
  function change(next: CatalogueQuery) {
    row.current?.focus();
    onChange(next);
  }

  return (
    <Row ref={row} role="group" aria-label="Active filters" tabIndex={-1}>
      {filters.map(({ label, without }) => (
        <Chip
          key={label}
          component="button"
          nativeButton
          variant="outlined"
          label={label}
          aria-label={`Remove filter: ${label}`}
          deleteIcon={<Close />}
          onClick={() => change(without)}
          onDelete={() => change(without)}
        />
      ))}
      {filters.length > 0 && (
        <Button variant="text" size="small" onClick={() => change(withoutFilters(query))}>
          Clear all
        </Button>
      )}
    </Row>
  );
}
