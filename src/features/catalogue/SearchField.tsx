import type { FormEvent } from 'react';
import { limits } from '../../../contract/limits.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { useEditableText } from '../../ui/useEditableText.ts';
import * as css from './SearchField.css.ts';

type SearchFieldProps = {
  /** Its name, also shown while it is empty: "Search in Women". */
  label: string;
  q: string | undefined;
  /** The words as typed, without spaces around them; empty to show everything. */
  onSearch: (q: string) => void;
};

/** Words to look for, sent with Enter or the button. */
export function SearchField({ label, q = '', onSearch }: SearchFieldProps) {
  const [words, setWords] = useEditableText(q);

  function search(event: FormEvent) {
    event.preventDefault();
    onSearch(words.trim());
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: it would be one more around the form
    <form className={css.form} role="search" aria-label={label} onSubmit={search}>
      <input
        className={css.field}
        name="q"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
        maxLength={limits.search.max}
      />
      <IconButton type="submit" aria-label="Search">
        <SearchIcon />
      </IconButton>
    </form>
  );
}
