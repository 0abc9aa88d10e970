import { useId } from 'react';
import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import * as css from './SortSelect.css.ts';

type Sort = NonNullable<CatalogueQuery['sort']>;

const options: Record<Sort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  rating: 'Best rated',
  name: 'Name, A to Z',
};

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
    <div className={css.row}>
      <label className={css.label} htmlFor={id}>
        Sort by
      </label>
      <select
        className={css.field}
        id={id}
        value={sort ?? (withWords ? 'relevance' : 'newest')}
        onChange={({ target }) => onSort(target.value as Sort)}
      >
        {Object.entries(shown).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
