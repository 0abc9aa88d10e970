import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Input from '@mui/material/Input';
import type { FormEvent } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { useEditableText } from '../../ui/useSearchWords.ts';

type SearchFieldProps = {
  label: string;
  q: string | undefined;
  /** Receives the trimmed text; empty shows everything. */
  onSearch: (q: string) => void;
};

/** Search field, submitted by Enter or the button. */
export function SearchField({ label, q = '', onSearch }: SearchFieldProps) {
  const [words, setWords] = useEditableText(q);

  function search(event: FormEvent) {
    event.preventDefault();
    onSearch(words.trim());
  }

  return (
    <Box component="form" role="search" aria-label={label} onSubmit={search}>
      <Input
        name="q"
        type="search"
        fullWidth
        value={words}
        onChange={({ target }) => setWords(target.value)}
        placeholder={label}
        slotProps={{
          input: { 'aria-label': label, enterKeyHint: 'search', maxLength: limits.search.max },
        }}
        endAdornment={
          <IconButton type="submit" aria-label={i18n.t('Search')}>
            <SearchOutlined />
          </IconButton>
        }
      />
    </Box>
  );
}
