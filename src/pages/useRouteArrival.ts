import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { overlayIn } from '../ui/useOverlay.ts';
import { scrollOnceHighEnough } from './scrollOnceHighEnough.ts';
import { createVisitedPlaces } from './visitedPlaces.ts';

/**
 * What happens when a visitor comes to a page. A new path scrolls to the top (specification R24)
 * and moves the focus to `main`, and so does the same one with another `anew` in its state; an
 * in-page anchor scrolls to its element and focuses that. Back and Forward, and a reload, lead to the
 * place that was left: how far down, and the link that had the focus. The first page leaves the focus
 * where the browser put it.
 *
 * @returns the new page's title for a screen reader; empty on the first page.
 */
export function useRouteArrival(main: RefObject<HTMLElement | null>): string {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  // An overlay's entry has the state of the one it was opened on, too.
  const anew = !isReturn && !overlayIn(location) && location.state?.anew;
  const scrolledTo = useRef<Location>(undefined);
  const isNewPath = useRef(false);
  const [places] = useState(createVisitedPlaces);

  // Between pages of the app the browser would scroll before the next one is there. A document that
  // is reloaded is the browser's: a rendered page is in its place before the app could scroll it.
  useLayoutEffect(() => {
    const setManual = () => {
      history.scrollRestoration = 'manual';
    };
    const setAuto = () => {
      history.scrollRestoration = 'auto';
    };
    setManual();
    window.addEventListener('pageshow', setManual);
    window.addEventListener('pagehide', setAuto);
    return () => {
      setAuto();
      window.removeEventListener('pageshow', setManual);
      window.removeEventListener('pagehide', setAuto);
    };
  }, []);

  useLayoutEffect(() => {
    const before = scrolledTo.current;
    if (before === location) return;
    scrolledTo.current = location;
    if (before === undefined && window.scrollY > 0) {
      // A page that a server rendered: the browser was there before the app, and so was the visitor.
      return places.arrive(location);
    }
    const place = isReturn && (before || isReloaded()) ? places.find(location) : undefined;
    isNewPath.current = anew || (before !== undefined && before.pathname !== location.pathname);
    const anchored = findAnchored(location.hash);
    const giveUp = place && scrollOnceHighEnough(place.y);
    if (!place && anchored && !overlayIn(location)) anchored.scrollIntoView();
    else if (!place && isNewPath.current) window.scrollTo(0, 0);
    places.arrive(location);
    return giveUp;
  }, [location, isReturn, anew, places]);

  useEffect(() => {
    const scrolled = () => places.move({ y: window.scrollY });
    function focused({ target }: FocusEvent) {
      if (!(target instanceof Element) || !main.current?.contains(target)) return;
      places.move({ link: target.closest('a')?.getAttribute('href') ?? undefined });
    }
    window.addEventListener('scroll', scrolled, { passive: true });
    document.addEventListener('focusin', focused);
    window.addEventListener('pagehide', places.keep);
    return () => {
      window.removeEventListener('scroll', scrolled);
      document.removeEventListener('focusin', focused);
      window.removeEventListener('pagehide', places.keep);
    };
  }, [main, places]);

  // Later than the scrolling: a dialog that closes gives the focus back in an effect of its own.
  useEffect(() => {
    const isFirstPage = location.key === 'default';
    const anchored = findAnchored(location.hash);
    const link = isReturn ? findLink(main.current, places.find(location)?.link) : undefined;
    if (isNewPath.current && link) link.focus({ preventScroll: true });
    else if (anchored && !isFirstPage && !overlayIn(location)) {
      anchored.focus({ preventScroll: true });
    } else if (isNewPath.current) main.current?.focus({ preventScroll: true });
  }, [location, isReturn, main, places]);

  return useNewTitle(location.pathname, anew);
}

/** The title of each page but the first, and of one that is come to anew: told by another value of `anew`. */
function useNewTitle(pathname: string, anew: unknown): string {
  const [title, setTitle] = useState('');
  const firstPath = useRef<string | undefined>(pathname);

  useEffect(() => {
    // The same words are only said if something about them is new.
    if (anew) setTitle(`${document.title}\u00a0`);
  }, [anew]);

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

/** Whether the document was reloaded or gone back to, rather than asked for anew. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

function findAnchored(hash: string): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

function findLink(main: HTMLElement | null, href: string | undefined) {
  return href === undefined
    ? undefined
    : main?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
}
