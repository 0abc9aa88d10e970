import { Action } from 'history';
import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useHistory } from './useHistory.ts';

/** History state of an entry with an open overlay. */
type OverlayState = {
  overlay?: {
    name: string;
    /** Key of the entry that it was opened on. */
    over: string;
    url: string;
  };
};

/**
 * State of a dialog or drawer that is a step of the browser's history, so that Back closes it. URL
 * changes while it is open, such as filters, persist after closing as a single step. Requires
 * `useOverlaySteps` above it.
 *
 * @param name unique among the overlays of a page
 */
export function useOverlay(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const history = useHistory();
  const closing = useRef<string>(undefined);
  const overlay = overlayIn(location);
  const isOpen = overlay?.name === name;

  function open() {
    // Read the history, because loading the overlay's code may have taken a while.
    const { key, state } = history.location;
    const here = createPath(history.location);
    navigate(here, { state: { ...(state as object), overlay: { name, over: key, url: here } } });
  }

  function close() {
    if (!isOpen || closing.current === location.key) return;
    closing.current = location.key;
    // Wait: the same press may navigate away, leaving nothing to close, or change the URL, as a
    // filter does.
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

export function overlayIn({ state }: { state: unknown }): OverlayState['overlay'] {
  return (state as OverlayState | null)?.overlay;
}

/**
 * Closes any overlay of the initial history entry, to match the rendered page. Call it at startup,
 * before the app reads the history; the entry keeps its key.
 */
export function dropOverlay() {
  const { state } = window.history;
  if (state?.usr?.overlay) {
    window.history.replaceState({ ...state, usr: { ...state.usr, overlay: undefined } }, '');
  }
}

/** Preserves URL changes made under an overlay when Back closes it. For the shared layout. */
export function useOverlaySteps() {
  const history = useHistory();
  const location = useLocation();
  const navigate = useNavigate();
  const open = useRef<{ over: string; url: string }>(undefined);

  // Listen to the history, because a quick Back may precede React's render.
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
