import Add from '@mui/icons-material/Add';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { i18n } from '../../../contract/i18n.ts';
import { kindPath } from '../../../contract/paths.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import { kindLabel } from '../../../contract/rules/ownNames.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import { StandaloneLink } from '../../ui/SectionLink.ts';

/** Hover delays in ms, to ignore a pointer that passes by or slips off briefly. */
const delays = { open: 150, close: 250 };

/** Links per column. */
const rows = 6;

/** Disclosure button between two categories, visible on focus only; pointers use hover. */
const Toggle = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: `calc(100% - ${theme.spacing(1.25)})`,
  // Draw the ring around the icon, because the button overlaps both links.
  '&:focus-visible': { outlineOffset: -12 },
  '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
}));

/** Touches the link, so that the pointer can move to the kinds without a gap. */
const Panel = styled(Box)(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  insetInlineStart: theme.spacing(-2.5),
  paddingTop: theme.spacing(1),
}));

const Kinds = styled(List)(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${rows}, auto)`,
  columnGap: theme.spacing(4),
  paddingInline: theme.spacing(2.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  whiteSpace: 'nowrap',
}));

type KindPanelProps = {
  category: Category;
  kinds: readonly string[];
};

/**
 * Panel with a category's kinds below its navbar link. Opens on hover, on Arrow Down on the link,
 * or by its button, as in the disclosure navigation of the ARIA Authoring Practices.
 */
export function KindPanel({ category, kinds }: KindPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const label = i18n.t('Kinds in {category}', { category: i18n.t(categoryInfo[category].name) });

  // Listen on the existing link's item; a layout effect, so that no early key press is missed.
  useLayoutEffect(() => {
    const item = toggle.current?.parentElement;
    return item ? listenTo(item, setOpen) : undefined;
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    function closeByEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      if (document.getElementById(id)?.contains(document.activeElement)) toggle.current?.focus();
      setOpen(false);
    }
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [isOpen, id]);

  return (
    <>
      <Toggle
        ref={toggle}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ExpandMore fontSize="small" />
      </Toggle>
      <Panel hidden={!isOpen}>
        <Paper square>
          <Kinds id={id} aria-label={label}>
            {kinds.map((kind) => (
              <ListItem key={kind} disablePadding>
                <StandaloneLink href={kindPath(category, kind)} underline="hover">
                  {kindLabel(kind)}
                </StandaloneLink>
              </ListItem>
            ))}
          </Kinds>
        </Paper>
      </Panel>
    </>
  );
}

/** Opens and closes the panel by events on the category's list item. */
function listenTo(item: HTMLElement, setOpen: (isOpen: boolean) => void): () => void {
  const controller = new AbortController();
  const listening = { signal: controller.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setLater(isOpen: boolean) {
    clearTimeout(timer);
    timer = setTimeout(() => setOpen(isOpen), isOpen ? delays.open : delays.close);
  }
  function close() {
    clearTimeout(timer);
    setOpen(false);
  }

  const followPointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setLater(type === 'pointerenter');
  };
  item.addEventListener('pointerenter', followPointer, listening);
  item.addEventListener('pointerleave', followPointer, listening);
  // The pointer that triggered loading this code may still be on the link.
  if (item.matches(':hover')) setLater(true);

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!item.contains(relatedTarget as Node | null)) close();
  };
  item.addEventListener('focusout', leave, listening);
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  item.addEventListener('click', closeOnChoice, listening);

  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    const links = [...item.querySelectorAll('a')];
    const from = links.findIndex((link) => link.matches(':focus'));
    links[Math.max(0, from) + by]?.focus();
  };
  item.addEventListener('keydown', step, listening);

  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/** Spans all columns of the parent grid. */
const Fold = styled(Collapse)({ gridColumn: '1 / -1' });

const KindList = styled(List)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  padding: theme.spacing(0, 2, 1),
}));

const KindItem = styled(ListItem)({ width: 'auto' });

type KindLinksProps = {
  category: Category;
  kinds: readonly string[];
};

/** Expandable list of a category's kinds in the phone menu. */
export function KindLinks({ category, kinds }: KindLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = i18n.t('Kinds in {category}', { category: i18n.t(categoryInfo[category].name) });
  return (
    <>
      <IconButton
        edge="end"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <Remove /> : <Add />}
      </IconButton>
      <Fold in={isOpen}>
        <KindList id={id} aria-label={label}>
          {kinds.map((kind) => (
            <KindItem key={kind} disablePadding>
              <StandaloneLink href={kindPath(category, kind)} underline="hover">
                {kindLabel(kind)}
              </StandaloneLink>
            </KindItem>
          ))}
        </KindList>
      </Fold>
    </>
  );
}
