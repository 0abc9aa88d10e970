import { useRef } from 'react';
import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import * as css from './ActiveFilters.css.ts';
import { activeFilters, type FiltersProps, withoutFilters } from './queryFilters.ts';

type ActiveFiltersProps = Pick<FiltersProps, 'query' | 'onChange'>;

/** The active filters, each a button that removes it. */
export function ActiveFilters({ query, onChange }: ActiveFiltersProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const filters = activeFilters(query);

  /** The pressed button goes; the focus stays with its neighbours instead of being lost. */
  function change(next: CatalogueQuery) {
    row.current?.focus();
    onChange(next);
  }

  return (
    <fieldset ref={row} className={css.row} aria-label="Active filters" tabIndex={-1}>
      {filters.map(({ label, without }) => (
        <button
          key={label}
          className={css.filter}
          type="button"
          aria-label={`Remove filter: ${label}`}
          onClick={() => change(without)}
        >
          {label}
          <CloseIcon />
        </button>
      ))}
      {filters.length > 0 && (
        <Button size="small" onClick={() => change(withoutFilters(query))}>
          Clear all
        </Button>
      )}
    </fieldset>
  );
}
