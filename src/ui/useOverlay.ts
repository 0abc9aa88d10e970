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
  const history = useHistory();
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
      if (history.location.key !== location.key) return;
      if (address === overlay.address) navigate(-1);
      else navigate(address, { replace: true, state: { ...location.state, overlay: undefined } });
    });
  }

  return { isOpen, open, close };
}

/** The overlay that is open, if one is. */
export function overlayIn({ state }: { state: unknown }): OverlayState['overlay'] {
  return (state as OverlayState | null)?.overlay;
}

/**
 * Lets an address that changed under an overlay outlive Back. For the layout that all pages have in
 * common.
 */
export function useOverlaySteps() {
  const history = useHistory();
  const location = useLocation();
  const navigate = useNavigate();
  const open = useRef<{ over: string; address: string }>(undefined);

  // The history knows at once what React renders later: a quick Back may come in between.
  useEffect(
    () =>
      history.listen(({ action, location: to }) => {
        const overlay = overlayIn(to);
        if (overlay) open.current = { over: overlay.over, address: createPath(to) };
        else if (action !== Action.Pop) open.current = undefined;
      }),
    [history],
  );

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
