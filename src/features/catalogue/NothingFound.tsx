import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { activeFilters, withoutFilters } from './queryFilters.ts';

type NothingFoundProps = {
  query: CatalogueQuery;
  onChange: (query: CatalogueQuery) => void;
};

/** A listing without products: because of its filters, or because there are none yet. */
export function NothingFound({ query, onChange }: NothingFoundProps) {
  if (activeFilters(query).length === 0) {
    return <EmptyState title="Nothing here yet" next={{ label: 'Go home', to: paths.home }} />;
  }
  return (
    <EmptyState
      title="Nothing matches these filters"
      text="Remove a filter, or see everything."
      next={{ label: 'Clear filters', onClick: () => onChange(withoutFilters(query)) }}
    />
  );
}
