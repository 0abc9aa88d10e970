import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { kindPath } from '../../../contract/paths.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { ExpandMoreIcon } from '../../ui/icons.tsx';
import * as css from './KindPanel.css.ts';

/** In ms: a pointer that only passes opens nothing, and one that slips off closes nothing. */
const delays = { open: 150, close: 250 };

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
      <IconButton
        ref={toggle}
        className={css.toggle}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ExpandMoreIcon size="small" />
      </IconButton>
      <div className={css.panel} hidden={!isOpen}>
        <ul className={css.kinds} id={id} aria-label={label}>
          {kinds.map((kind) => (
            <li key={kind}>
              <Link className={css.kind} to={kindPath(category, kind)}>
                {kind}
              </Link>
            </li>
          ))}
        </ul>
      </div>
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
