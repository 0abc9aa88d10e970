import Close from '@mui/icons-material/Close';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { useSearchWords } from '../../ui/useSearchWords.ts';

const Room = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: theme.breakpoints.values.md,
  marginInline: 'auto',
  padding: theme.spacing(3, 1),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6) },
}));

const SearchForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

const Field = styled(InputBase)(({ theme }) => ({
  ...theme.typography.h4,
  minWidth: 0,
  minHeight: 52,
  borderBottom: '1px solid currentColor',
}));

type SearchDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The words as typed, without spaces around them; never empty. */
  onSearch: (q: string) => void;
  /** Links to what matches the words that are typed, each in an item of a list. */
  renderSuggestions?: ((q: string) => ReactNode) | undefined;
};

/** A search that slides down from the top of the window, and suggests products while words are typed. */
export default function SearchDialog({ open, onClose, ...search }: SearchDialogProps) {
  return (
    <Drawer
      anchor="top"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Search' } }}
    >
      <Search onClose={onClose} {...search} />
    </Drawer>
  );
}

function Search({ onClose, onSearch, renderSuggestions }: Omit<SearchDialogProps, 'open'>) {
  const [suggestedFor, setSuggestedFor] = useState<string>();
  const { words, type } = useSearchWords(suggestedFor ?? '', setSuggestedFor);

  function search() {
    const q = words.trim();
    if (!q) return;
    onClose();
    onSearch(q);
  }

  function closeOnChoice(event: MouseEvent) {
    const { target } = event;
    if (target instanceof Element && target.closest('a') && !hasModifier(event)) onClose();
  }

  return (
    <Room onKeyDown={walk} onClick={closeOnChoice}>
      <SearchForm role="search" action={search}>
        <IconButton type="submit" aria-label="Search">
          <SearchOutlined />
        </IconButton>
        <Field
          type="search"
          placeholder="Linen shirt, striped tee …"
          required
          value={words}
          onChange={({ target }) => type(target.value)}
          inputRef={focusOnMount}
          slotProps={{
            input: {
              'aria-label': 'Search the shop',
              autoComplete: 'off',
              enterKeyHint: 'search',
              maxLength: limits.search.max,
            },
          }}
        />
        <IconButton aria-label="Close search" onClick={onClose}>
          <Close />
        </IconButton>
      </SearchForm>
      {suggestedFor !== undefined && renderSuggestions?.(suggestedFor)}
    </Room>
  );
}

/** Arrow keys lead from the field through the suggestions and back. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || hasModifier(event) || event.nativeEvent.isComposing) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const at = places.indexOf(document.activeElement as HTMLElement);
  const next = places[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** The key selects text, or opens a link elsewhere. */
function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
