import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import {
  createPath,
  type Location,
  type Navigator,
  UNSAFE_NavigationContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';

/** What an entry of the history says of the overlay that is open on it. */
type OverlayState = {
  overlay?: {
    name: string;
    /** The key of the entry it was opened on. */
    over: string;
    /** That entry's address. */
    address: string;
  };
};

/**
 * A dialog or drawer that is one step of the browser's history, as it is on a phone: Back closes
 * it. Whatever changes the address meanwhile (a filter) holds when it is closed, and is one step
 * for Back. Needs `useOverlaySteps` above it.
 *
 * @param name tells the overlays of one page apart
 */
export function useOverlay(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const closing = useRef<string>(undefined);
  const overlay = overlayIn(location);
  const isOpen = overlay?.name === name;
  const address = createPath(location);

  function open() {
    const { key, state } = location;
    navigate(address, { state: { ...state, overlay: { name, over: key, address } } });
  }

  function close() {
    if (!isOpen || closing.current === location.key) return;
    closing.current = location.key;
    // What was pressed may close the overlay and go to another page: then there is nothing to undo.
    setTimeout(() => {
      if ((locationOf(navigator) ?? location).key !== location.key) return;
      if (address === overlay.address) navigate(-1);
      else navigate(address, { replace: true, state: { ...location.state, overlay: undefined } });
    });
  }

  return { isOpen, open, close };
}

/** The overlay that is open, if one is. */
export function overlayIn({ state }: Pick<Location, 'state'>): OverlayState['overlay'] {
  return (state as OverlayState | null)?.overlay;
}

/**
 * The steps that overlays take in the history. Another page takes the place of the overlay that
 * leads to it, so that Back does not open it again; and an address that changed under an overlay
 * outlives Back. For the layout that all pages have in common.
 */
export function useOverlaySteps() {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const location = useLocation();
  const navigate = useNavigate();
  const open = useRef<{ over: string; address: string }>(undefined);

  // The router's own navigator, which every `Link` and `navigate` goes through, knows at once what
  // React renders later: a quick Back may come in between.
  useLayoutEffect(() => {
    const { push, replace } = navigator;
    function noteOverlay() {
      const here = locationOf(navigator);
      const overlay = here && overlayIn(here);
      open.current = overlay && { over: overlay.over, address: createPath(here) };
    }
    const goTo =
      (go: Navigator['push']): Navigator['push'] =>
      (to, state, options) => {
        go(to, state, options);
        noteOverlay();
      };
    navigator.push = (to, state, options) =>
      goTo(open.current ? replace : push)(to, state, options);
    navigator.replace = goTo(replace);
    return () => {
      navigator.push = push;
      navigator.replace = replace;
    };
  }, [navigator]);

  useEffect(() => {
    const left = open.current;
    const overlay = overlayIn(location);
    if (overlay) {
      open.current ??= { over: overlay.over, address: createPath(location) };
      return;
    }
    open.current = undefined;
    if (left?.over === location.key && left.address !== createPath(location)) {
      navigate(left.address);
    }
  }, [location, navigate]);
}

/** Where the router has gone, which a page may not have heard of yet. */
function locationOf(navigator: Navigator): Location | undefined {
  return 'location' in navigator ? (navigator.location as Location) : undefined;
}
