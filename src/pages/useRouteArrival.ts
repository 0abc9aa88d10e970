import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What happens when a visitor comes to a page. A new path scrolls to the top (spec section 2) and
 * moves the focus to `main`; an in-page anchor scrolls to its element and focuses that. The first
 * page leaves the focus where the browser put it.
 *
 * @returns the new page's title for a screen reader; empty on the first page.
 */
export function useRouteArrival(main: RefObject<HTMLElement | null>): string {
  const location = useLocation();
  const { pathname } = location;
  const scrolledPath = useRef(pathname);
  const focusedPath = useRef(pathname);
  const [title, setTitle] = useState('');

  // The browser's own way would put "back" where the visitor left off.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const isNewPath = scrolledPath.current !== location.pathname;
    scrolledPath.current = location.pathname;
    const anchored = findAnchored(location.hash);
    if (anchored) anchored.scrollIntoView();
    else if (isNewPath) window.scrollTo(0, 0);
  }, [location]);

  // Later than the scrolling: a dialog that closes gives the focus back in an effect of its own.
  useEffect(() => {
    const isNewPath = focusedPath.current !== location.pathname;
    focusedPath.current = location.pathname;
    const isFirstPage = location.key === 'default';
    const anchored = findAnchored(location.hash);
    if (anchored && !isFirstPage) anchored.focus({ preventScroll: true });
    else if (isNewPath) main.current?.focus({ preventScroll: true });
  }, [location, main]);

  const firstPath = useRef<string | undefined>(pathname);
  useEffect(() => {
    if (firstPath.current === pathname) return;
    firstPath.current = undefined;
    const announce = () => setTitle(document.title);
    announce();
    // A page's title may come after it, with its data.
    const titles = new MutationObserver(announce);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => titles.disconnect();
  }, [pathname]);

  return title;
}

function findAnchored(hash: string): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}
