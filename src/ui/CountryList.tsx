import Box from '@mui/material/Box';
import MenuList, { type MenuListProps } from '@mui/material/MenuList';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Children, isValidElement, type KeyboardEvent, useRef, useState } from 'react';
import { i18n } from '../../contract/i18n.ts';

const List = styled(MenuList)({ maxHeight: 'min(44vh, 340px)', overflowY: 'auto' });

/**
 * Country list of a phone field, with a search field that matches any part of a name. Typing while
 * the list has the focus goes to the search field.
 */
export function CountryList({ children, ...listProps }: MenuListProps) {
  const [words, setWords] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = Children.toArray(children).filter((country) =>
    comparable(countryNameOf(country)).includes(comparable(words)),
  );

  function searchByTyping(event: KeyboardEvent) {
    const isCharacter = event.key.length === 1 && event.key !== ' ';
    if (!isCharacter || event.ctrlKey || event.metaKey || event.altKey) return;
    // Replaces the list's typeahead, which matches only the beginning of items.
    event.stopPropagation();
    search.current?.focus();
  }

  function leaveSearch(event: KeyboardEvent) {
    // Keep the menu from handling keys as navigation and typeahead.
    if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    const first = list.current?.querySelector<HTMLElement>('[role="option"]');
    if (event.key === 'Enter' && words.trim()) first?.click();
    else first?.focus();
  }

  return (
    <>
      <Box sx={{ pt: 1.5, px: 2, pb: 1, borderBottom: 1, borderColor: 'divider' }}>
        <TextField
          type="search"
          label={i18n.t('Search for a country')}
          size="small"
          fullWidth
          value={words}
          inputRef={search}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={leaveSearch}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        <Typography
          role="status"
          variant="body2"
          sx={found.length > 0 ? visuallyHidden : undefined}
        >
          {words && countText(found.length)}
        </Typography>
      </Box>
      <div ref={list} onKeyDownCapture={searchByTyping}>
        <List {...listProps}>{found}</List>
      </div>
    </>
  );
}

/** Reads the prop that `mui-tel-input` sets on each menu item. */
function countryNameOf(item: unknown): string {
  return isValidElement<{ countryName?: string }>(item) ? (item.props.countryName ?? '') : '';
}

/** Normalizes case, accents and apostrophes: "Cote d'Ivoire" finds "Côte d’Ivoire". */
function comparable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").trim().toLowerCase();
}

function countText(count: number): string {
  return i18n.t(
    '{count, plural, =0 {No country with this name} one {# country} other {# countries}}',
    { count },
  );
}
