import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { limits } from '../../../contract/limits.ts';
import { useEditableText } from '../../ui/useEditableText.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  borderBottom: `1px solid ${theme.vars.palette.text.secondary}`,
  '&:focus-within': { borderColor: theme.vars.palette.text.primary },
}));

const Field = styled('input')(({ theme }) => ({
  ...theme.typography.body1,
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  appearance: 'none',
  // The line below is the form's, and says where the focus is.
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));

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
    <Form role="search" aria-label={label} onSubmit={search}>
      <Field
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
        <SearchOutlined />
      </IconButton>
    </Form>
  );
}
