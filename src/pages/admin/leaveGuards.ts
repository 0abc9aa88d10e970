import { type Navigator, parsePath } from 'react-router-dom';
import { guardBackGate } from '../../lib/backGate.ts';

/** An address within the app. */
export type Place = { pathname: string; search: string };

/** A page that is not to be left just so. */
export type Guard = {
  /** Whether an address is still the page, or what is being edited on it. */
  stays: (to: Place) => boolean;
  /** Whoever wants to go has said so already. */
  isFree: () => boolean;
  /** Gets what to do once the answer is yes. */
  ask: (go: () => void) => void;
};

/**
 * Stands before the router's own navigator, which every `Link` and `navigate` goes through. The
 * declarative router has no blocker, and its `navigator` is made to be handed in from outside.
 */
export function guardNavigator(navigator: Navigator, { stays, isFree, ask }: Guard) {
  const { push, replace } = navigator;
  const before =
    (go: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      const { pathname = '', search = '' } = typeof to === 'string' ? parsePath(to) : to;
      const leaves = pathname !== '' && !stays({ pathname, search });
      if (leaves && !isFree()) ask(() => go(to, state, options));
      else go(to, state, options);
    };
  navigator.push = before(push);
  navigator.replace = before(replace);
  return () => {
    navigator.push = push;
    navigator.replace = replace;
  };
}

/**
 * Back and Forward can't be prevented, only taken back: the router is kept from hearing of the
 * step, and the step is undone until the answer is there.
 */
export function guardBack({ stays, isFree, ask }: Guard) {
  const here = stepOf(history.state);
  let isUndoing = false;

  function onPop(event: PopStateEvent) {
    if (isUndoing) {
      isUndoing = false;
      event.stopImmediatePropagation();
      return;
    }
    const steps = stepOf(event.state) - here;
    if (isFree() || !steps || stays(location)) return;
    event.stopImmediatePropagation();
    isUndoing = true;
    history.go(-steps);
    ask(() => history.go(steps));
  }

  return guardBackGate(onPop);
}

/** Closing the tab, reloading it or going to another site: the browser asks in its own words. */
export function guardUnload({ isFree }: Guard) {
  function onUnload(event: BeforeUnloadEvent) {
    if (isFree()) return;
    event.preventDefault();
    // What browsers went by until 2023.
    event.returnValue = true;
  }
  window.addEventListener('beforeunload', onUnload);
  return () => window.removeEventListener('beforeunload', onUnload);
}

/** The router numbers the entries of the history; `NaN` where somebody else made the entry. */
function stepOf(state: unknown): number {
  const { idx } = (state ?? {}) as { idx?: number };
  return idx ?? Number.NaN;
}
