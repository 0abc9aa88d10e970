import Close from '@mui/icons-material/Close';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { focusOnMount } from '../../ui/browser.ts';
import { useSearchWords } from '../../ui/useSearchWords.ts';

const Room = styled(Container)(({ theme }) => ({
  padding: theme.spacing(3, 1),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6) },
}));

const Field = styled(InputBase)(({ theme }) => ({
  ...theme.typography.h4,
  flex: 1,
  minHeight: 52,
  borderBottom: '1px solid currentColor',
}));

type SearchDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Receives the trimmed text; never empty. */
  onSearch: (q: string) => void;
  /** Renders suggestions as links in list items. */
  renderSuggestions?: ((q: string) => ReactNode) | undefined;
};

/** Search panel at the top of the window, with product suggestions while typing. */
export default function SearchDialog({ open, onClose, ...search }: SearchDialogProps) {
  return (
    <Drawer
      anchor="top"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': i18n.t('Search') } }}
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
    <Room maxWidth="md" disableGutters onKeyDown={walk} onClick={closeOnChoice}>
      <Stack component="form" direction="row" role="search" action={search} sx={formRow}>
        <IconButton type="submit" aria-label={i18n.t('Search')}>
          <SearchOutlined />
        </IconButton>
        <Field
          type="search"
          placeholder={i18n.t('Linen shirt, striped tee …')}
          required
          value={words}
          onChange={({ target }) => type(target.value)}
          inputRef={focusOnMount}
          slotProps={{
            input: {
              'aria-label': i18n.t('Search the shop'),
              autoComplete: 'off',
              enterKeyHint: 'search',
              maxLength: limits.search.max,
            },
          }}
        />
        <IconButton aria-label={i18n.t('Close search')} onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      {suggestedFor !== undefined && renderSuggestions?.(suggestedFor)}
    </Room>
  );
}

const formRow = { alignItems: 'center', gap: 1 };

/** Moves the focus between field and suggestions by arrow keys. */
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

/** True for modified events, which select text or open a link in another tab. */
function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
