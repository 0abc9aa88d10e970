type Listener = (event: PopStateEvent) => void;

let listener: Listener | undefined;

/**
 * Lets a page hear of Back and Forward before the router does, so that it can keep them from it.
 * Called once, before the router is there: what happens to a window is told to its listeners in the
 * order in which they came, capturing or not (seen in Chromium 156).
 */
export function openBackGate() {
  window.addEventListener('popstate', (event) => listener?.(event));
}

/** Stands at the gate; answers how to leave it. */
export function guardBackGate(guard: Listener) {
  listener = guard;
  return () => {
    if (listener === guard) listener = undefined;
  };
}
