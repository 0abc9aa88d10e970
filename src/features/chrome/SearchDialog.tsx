import Close from '@mui/icons-material/Close';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { limits } from '../../../contract/limits.ts';
import { focusOnMount } from '../../ui/focusOnMount.ts';

const SearchForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: theme.spacing(1),
  width: '100%',
  maxWidth: theme.breakpoints.values.md,
  marginInline: 'auto',
  padding: theme.spacing(3, 1),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6) },
}));

const Field = styled(InputBase)(({ theme }) => ({
  ...theme.typography.h4,
  minWidth: 0,
  minHeight: 52,
  borderBottom: '1px solid currentColor',
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
}));

type SearchDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The words as typed, without spaces around them; never empty. */
  onSearch: (q: string) => void;
};

/** A search field that slides down from the top of the window. */
export default function SearchDialog({ open, onClose, onSearch }: SearchDialogProps) {
  function search(form: FormData) {
    const q = String(form.get('q')).trim();
    if (!q) return;
    onClose();
    onSearch(q);
  }

  return (
    <Drawer
      anchor="top"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Search' } }}
    >
      <SearchForm role="search" action={search}>
        <IconButton type="submit" aria-label="Search">
          <SearchOutlined />
        </IconButton>
        <Field
          name="q"
          type="search"
          placeholder="Linen shirt, striped tee …"
          required
          inputRef={focusOnMount}
          slotProps={{
            input: {
              'aria-label': 'Search the shop',
              enterKeyHint: 'search',
              maxLength: limits.search.max,
            },
          }}
        />
        <IconButton aria-label="Close search" onClick={onClose}>
          <Close />
        </IconButton>
      </SearchForm>
    </Drawer>
  );
}
