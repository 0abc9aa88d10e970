import { Action } from 'history';
import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useHistory } from './useHistory.ts';

/** What an entry of the history says of the overlay that is open on it. */
type OverlayState = {
  overlay?: {
    name: string;
    /** The key of the entry it was opened on. */
    over: string;
    /** The URL of that entry. */
    url: string;
  };
};

/**
 * A dialog or drawer that is one step of the browser's history, as it is on a phone: Back closes
 * it. Whatever changes the URL meanwhile (a filter) holds when it is closed, and is one step
 * for Back. Needs `useOverlaySteps` above it.
 *
 * @param name tells the overlays of one page apart
 */
export function useOverlay(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const history = useHistory();
  const closing = useRef<string>(undefined);
  const overlay = overlayIn(location);
  const isOpen = overlay?.name === name;

  function open() {
    // The latest: the code of the overlay may have taken a while.
    const { key, state } = history.location;
    const here = createPath(history.location);
    navigate(here, { state: { ...(state as object), overlay: { name, over: key, url: here } } });
  }

  function close() {
    if (!isOpen || closing.current === location.key) return;
    closing.current = location.key;
    // What was pressed may close the overlay and go to another page: then there is nothing to undo.
    // Or it changes the URL first, as a filter does.
    setTimeout(() => {
      const left = overlayIn(history.location);
      if (left?.name !== name) return;
      const url = createPath(history.location);
      if (url === left.url) navigate(-1);
      else navigate(url, { replace: true, state: { ...location.state, overlay: undefined } });
    });
  }

  return { isOpen, open, close };
}

/** The overlay that is open, if one is. */
export function overlayIn({ state }: { state: unknown }): OverlayState['overlay'] {
  return (state as OverlayState | null)?.overlay;
}

/**
 * A visit starts with nothing open, as its page was rendered. For the start of the app, before it
 * reads the browser's history; the entry keeps its key.
 */
export function dropOverlay() {
  const { state } = window.history;
  if (state?.usr?.overlay) {
    window.history.replaceState({ ...state, usr: { ...state.usr, overlay: undefined } }, '');
  }
}

/**
 * Lets a URL that changed under an overlay outlive Back. For the layout that all pages have in
 * common.
 */
export function useOverlaySteps() {
  const history = useHistory();
  const location = useLocation();
  const navigate = useNavigate();
  const open = useRef<{ over: string; url: string }>(undefined);

  // The history knows at once what React renders later: a quick Back may come in between.
  useEffect(
    () =>
      history.listen(({ action, location: to }) => {
        const overlay = overlayIn(to);
        if (overlay) open.current = { over: overlay.over, url: createPath(to) };
        else if (action !== Action.Pop) open.current = undefined;
      }),
    [history],
  );

  useEffect(() => {
    const left = open.current;
    const overlay = overlayIn(location);
    if (overlay) {
      open.current ??= { over: overlay.over, url: createPath(location) };
      return;
    }
    open.current = undefined;
    if (left?.over === location.key && left.url !== createPath(location)) {
      navigate(left.url);
    }
  }, [location, navigate]);
}
