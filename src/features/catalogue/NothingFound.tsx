import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { activeFilters, type FiltersProps, noFilters } from './queryFilters.ts';

type NothingFoundProps = Pick<FiltersProps, 'query' | 'onChange'> & {
  /** Further choices if filters leave nothing. */
  children?: ReactNode;
};

/** Empty state of a listing: no search match, no filter match, or no products yet. */
export default function NothingFound({ query, onChange, children }: NothingFoundProps) {
  const filters = activeFilters(query).length;
  if (filters === 0) {
    return (
      <EmptyState
        title={i18n.t('Nothing here yet')}
        next={{ label: i18n.t('Go home'), to: paths.home }}
      />
    );
  }
  const onClick = () => onChange(noFilters);
  return query.q && filters === 1 ? (
    <EmptyState
      title={i18n.t('Nothing found for “{words}”', { words: query.q })}
      next={{ label: i18n.t('See everything'), onClick }}
    >
      <Stack component="nav" aria-label={i18n.t('Departments')} direction="row" sx={{ gap: 2 }}>
        {Object.values(categoryInfo).map(({ name, path }) => (
          <Button key={path} variant="text" href={path}>
            <span>{i18n.t(name)}</span>
          </Button>
        ))}
      </Stack>
    </EmptyState>
  ) : (
    <EmptyState
      title={i18n.t('Nothing matches these filters')}
      text={i18n.t('Remove a filter, or see everything.')}
      next={{ label: i18n.t('Clear filters'), onClick }}
    >
      {children}
    </EmptyState>
  );
}
