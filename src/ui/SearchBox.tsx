import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { useTyped } from './useTyped.ts';

type SearchBoxProps = {
  /** What is searched, for a screen reader: "Orders". */
  label: string;
  /** What can be looked for: "Email, product, number". */
  placeholder: string;
  /** The words that are searched for now. */
  q: string | undefined;
  /** Characters at most. */
  maxLength: number;
  /** The words without spaces around them; undefined where there are none. */
  onSearch: (q: string | undefined) => void;
};

/** Words to look for in a list, sent with Enter or the button. */
export function SearchBox({ label, placeholder, q = '', maxLength, onSearch }: SearchBoxProps) {
  const [words, setWords] = useTyped(q);

  function search(event: FormEvent) {
    event.preventDefault();
    onSearch(words.trim() || undefined);
  }

  return (
    <search aria-label={label}>
      <form onSubmit={search}>
        <TextField
          name="q"
          type="search"
          label="Search"
          placeholder={placeholder}
          size="small"
          fullWidth
          value={words}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{
            htmlInput: { maxLength, enterKeyHint: 'search' },
            input: {
              sx: { pr: 0 },
              endAdornment: (
                <InputAdornment position="end">
                  <IconButton type="submit" aria-label="Search" size="small">
                    <SearchOutlined />
                  </IconButton>
                </InputAdornment>
              ),
            },
          }}
        />
      </form>
    </search>
  );
}
