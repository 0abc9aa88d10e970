import { SearchField } from './SearchField.tsx';
import * as css from './SearchHeading.css.ts';

type SearchHeadingProps = {
  title: string;
  q: string | undefined;
  onSearch: (q: string) => void;
};

/** What is listed, and the field to search for something else. */
export function SearchHeading({ title, q, onSearch }: SearchHeadingProps) {
  return (
    <header className={css.heading}>
      <h1 className={css.title}>{title}</h1>
      <div className={css.field}>
        <SearchField label="Search the shop" q={q} onSearch={onSearch} />
      </div>
    </header>
  );
}
