import { paths } from '../../../contract/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { activeFilters, type FiltersProps, noFilters } from './queryFilters.ts';

type NothingFoundProps = Pick<FiltersProps, 'query' | 'onChange'>;

/** Empty state of a listing: no search match, no filter match, or no products yet. */
export function NothingFound({ query, onChange }: NothingFoundProps) {
  const filters = activeFilters(query).length;
  if (filters === 0) {
    return <EmptyState title="Nothing here yet" next={{ label: 'Go home', to: paths.home }} />;
  }
  const onClick = () => onChange(noFilters);
  return query.q && filters === 1 ? (
    <EmptyState
      title={`Nothing found for “${query.q}”`}
      next={{ label: 'See everything', onClick }}
    />
  ) : (
    <EmptyState
      title="Nothing matches these filters"
      text="Remove a filter, or see everything."
      next={{ label: 'Clear filters', onClick }}
    />
  );
}
