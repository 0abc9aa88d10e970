import { paths } from '../../../contract/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { activeFilters, type FiltersProps, withoutFilters } from './queryFilters.ts';

type NothingFoundProps = Pick<FiltersProps, 'query' | 'onChange'>;

/** A listing without products: for its words, for its filters, or because there are none yet. */
export function NothingFound({ query, onChange }: NothingFoundProps) {
  const filters = activeFilters(query).length;
  if (filters === 0) {
    return <EmptyState title="Nothing here yet" next={{ label: 'Go home', to: paths.home }} />;
  }
  const onClick = () => onChange(withoutFilters(query));
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
