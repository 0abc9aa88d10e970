import ExpandMore from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { kindPath } from '../../../contract/paths.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import { touchTarget } from '../../theme/tokens.ts';

/** In ms: a pointer that only passes opens nothing, and one that slips off closes nothing. */
const delays = { open: 150, close: 250 };

/** Links of a column. */
const rows = 6;

/** Between two categories, seen only with the focus: a pointer has no need of it. */
const Toggle = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: `calc(100% - ${theme.spacing(1.25)})`,
  // Around its sign, as the button itself reaches over both links.
  '&:focus-visible': { outlineOffset: -12 },
  '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
}));

/** Reaches up to the link, so that a pointer comes down to the kinds without leaving both. */
const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  insetInlineStart: theme.spacing(-2.5),
  paddingTop: theme.spacing(1),
  '&[hidden]': { display: 'none' },
}));

const Kinds = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${rows}, auto)`,
  columnGap: theme.spacing(4),
  padding: theme.spacing(1, 2.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[1],
  listStyle: 'none',
  whiteSpace: 'nowrap',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: touchTarget,
    color: 'inherit',
    textDecorationColor: 'transparent',
    textUnderlineOffset: 6,
    textDecorationThickness: 1,
    '&:hover': { textDecorationColor: 'currentColor' },
  },
}));

type KindPanelProps = {
  category: Category;
  kinds: readonly string[];
};

/**
 * The kinds of a category, below its link in the navbar, which stays a link. It stands beside that
 * link and opens as the pointer rests on both, by the arrow down on the link, and by its button: the
 * disclosure navigation of the ARIA Authoring Practices.
 */
export function KindPanel({ category, kinds }: KindPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const label = `Kinds in ${categoryInfo[category].name}`;

  // The link was there before all this, and knows nothing of it; a key may be on its way already.
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
        <Kinds id={id} aria-label={label}>
          {kinds.map((kind) => (
            <li key={kind}>
              <Link to={kindPath(category, kind)}>{kind}</Link>
            </li>
          ))}
        </Kinds>
      </Panel>
    </>
  );
}

/** Opens and closes the panel by what happens to the category's link and all that stands with it. */
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
  // The pointer that asked for this code rests on the link already.
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
