import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { i18n } from '../../contract/i18n.ts';
import { useSearchWords } from './useSearchWords.ts';

type SearchBoxProps = {
  /** Accessible name, for example "Orders". */
  label: string;
  /** Searchable fields, for example "Name, email, product, number". */
  placeholder: string;
  q: string | undefined;
  maxLength: number;
  /** Receives the trimmed text; undefined if empty. */
  onSearch: (q: string | undefined) => void;
};

/** Search field of a list; searches while typing, and at once on Enter or the button. */
export function SearchBox({ label, placeholder, q = '', maxLength, onSearch }: SearchBoxProps) {
  const { words, type, search } = useSearchWords(q, onSearch);
  return (
    <search aria-label={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <TextField
          name="q"
          type="search"
          label={i18n.t('Search')}
          placeholder={placeholder}
          size="small"
          fullWidth
          value={words}
          onChange={({ target }) => type(target.value)}
          slotProps={{
            htmlInput: { maxLength, enterKeyHint: 'search' },
            input: {
              sx: { pr: 0 },
              endAdornment: (
                <InputAdornment position="end">
                  <IconButton type="submit" aria-label={i18n.t('Search')} size="small">
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
