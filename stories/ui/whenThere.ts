/** Calls back with the first matching element, now or once it appears; returns a function that cancels. */
export function whenThere(
  selector: string,
  then: (element: HTMLElement) => void,
): (() => void) | undefined {
  const there = document.querySelector<HTMLElement>(selector);
  if (there) {
    then(there);
    return undefined;
  }
  const changes = new MutationObserver(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    changes.disconnect();
    then(element);
  });
  changes.observe(document.body, { subtree: true, childList: true });
  return () => changes.disconnect();
}
