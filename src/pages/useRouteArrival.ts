import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  createPath,
  type Location,
  NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { persisted } from '../data/persisted.ts';
import { overlayIn } from '../ui/useOverlay.ts';

/**
 * Manages scroll position and focus on navigation. A new path, or a new `anew` in the location
 * state, scrolls to the top (specification R24) and focuses `main`, unless the page has focused a
 * heading of its own; an anchor scrolls to its element and focuses it. Back, Forward and reload
 * restore the scroll position and the focused link. The first page keeps the browser's focus.
 *
 * @returns the new page's title for a screen reader; empty on the first page
 */
export function useRouteArrival(main: RefObject<HTMLElement | null>): string {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  // Overlay entries copy the state of the entry that they were opened on.
  const anew = !isReturn && !overlayIn(location) && location.state?.anew;
  const scrolledTo = useRef<Location>(undefined);
  const isNewPath = useRef(false);
  const [places] = useState(createVisitedPlaces);

  // Manual within the app, where the browser would scroll before the next page renders. Automatic
  // on reload: the browser scrolls a server-rendered page before the app could.
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
      // Server-rendered page: the browser or the visitor has already scrolled it.
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

  // A passive effect, because closing dialogs restore the focus in their own effects first.
  useEffect(() => {
    const isFirstPage = location.key === 'default';
    const anchored = findAnchored(location.hash);
    const link = isReturn ? findLink(main.current, places.find(location)?.link) : undefined;
    if (isNewPath.current && link) link.focus({ preventScroll: true });
    else if (anchored && !isFirstPage && !overlayIn(location)) {
      anchored.focus({ preventScroll: true });
    } else if (isNewPath.current && !hasOwnFocus(main.current)) {
      main.current?.focus({ preventScroll: true });
    }
  }, [location, isReturn, main, places]);

  return useNewTitle(location.pathname, anew);
}

/** Title to announce: of each page but the first, and again if `anew` changes. */
function useNewTitle(pathname: string, anew: unknown): string {
  const [title, setTitle] = useState('');
  const firstPath = useRef<string | undefined>(pathname);

  useEffect(() => {
    // Screen readers announce an unchanged text only if it differs by a character.
    if (anew) setTitle(`${document.title}\u00a0`);
  }, [anew]);

  useEffect(() => {
    if (firstPath.current === pathname) return;
    firstPath.current = undefined;
    const announce = () => setTitle(document.title);
    announce();
    // The title may change when the page's data arrives.
    const titles = new MutationObserver(announce);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => titles.disconnect();
  }, [pathname]);

  return title;
}

/** True if the document was loaded by reload, Back or Forward. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** True if the page has focused a heading or a group of its own, which Tab does not reach. */
function hasOwnFocus(main: HTMLElement | null): boolean {
  return main?.querySelector('[tabindex="-1"]:focus') != null;
}

function findAnchored(hash: string): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

function findLink(main: HTMLElement | null, href: string | undefined) {
  return href === undefined
    ? undefined
    : main?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
}

const scrollingInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `y` (CSS pixels), now or once loading content makes the page tall enough. Stops when
 * the visitor scrolls or presses something.
 *
 * @returns a function that stops it
 */
function scrollOnceHighEnough(y: number): () => void {
  const growth = new ResizeObserver(scroll);

  function scroll() {
    window.scrollTo(0, y);
    if (Math.abs(window.scrollY - y) < 2) stop();
  }

  function stop() {
    growth.disconnect();
    for (const event of scrollingInputs) window.removeEventListener(event, stop);
  }

  growth.observe(document.body);
  for (const event of scrollingInputs) window.addEventListener(event, stop, { passive: true });
  scroll();
  return stop;
}

type Place = {
  /** Scroll position in CSS pixels. */
  y: number;
  /** `href` of the link focused last. */
  link?: string | undefined;
};

const stored = persisted('hemline.places', parsePlaces, 'sessionStorage');
const maxKept = 50;

/** Positions by history entry; `keep` stores them for a return from another site. */
function createVisitedPlaces() {
  let places: Map<string, Place> | undefined;
  let here: Location | undefined;
  const known = () => {
    places ??= new Map(stored.read());
    return places;
  };

  /** Sets the current entry; its known position stays until the visitor moves. */
  function arrive(location: Location) {
    here = location;
    const entry = entryOf(location);
    const place = known().get(entry) ?? { y: window.scrollY };
    // Re-insert, to keep the latest at the end.
    known().delete(entry);
    known().set(entry, place);
  }

  /** Records a position, unless the browser is already at another entry. */
  function move(part: Partial<Place>) {
    if (!here || keyInBrowser() !== here.key) return;
    const entry = entryOf(here);
    known().set(entry, { y: window.scrollY, ...known().get(entry), ...part });
  }

  return {
    find: (location: Location): Place | undefined => known().get(entryOf(location)),
    arrive,
    move,
    keep: () => stored.write([...known()].slice(-maxKept)),
  };
}

/** Router key of the browser's current entry, which may be ahead of the rendered page. */
function keyInBrowser(): string {
  return (history.state as { key?: string } | null)?.key ?? 'default';
}

/** Key with path, because the first entry after each document load has the same key. */
function entryOf(location: Location): string {
  return `${location.key} ${createPath(location)}`;
}

function parsePlaces(value: unknown): [string, Place][] | undefined {
  return Array.isArray(value) ? value.filter(isEntry) : undefined;
}

function isEntry(entry: unknown): entry is [string, Place] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1]?.y === 'number';
}
