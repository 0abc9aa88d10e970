/** Of a frame where something floats, in px: that takes no room of its own. */
const roomToFloat = { overAll: 640, inPart: 360 };

/** Whether all of a story stands in the first half of a page's column, as a card does that has a width of its own. */
export function isAtTheStart(page: HTMLElement): boolean {
  const parts = [...page.querySelectorAll('#storybook-root *')];
  if (parts.length === 0 || floatingIn(page).length > 0) return false;
  return parts.every(
    (part) => part.childElementCount > 0 || part.getBoundingClientRect().right < 480,
  );
}

/** Dialogs, toasts and the like: what stands over the page and is in sight. */
export function floatingIn(page: HTMLElement): HTMLElement[] {
  const ofStory = ':scope > :not([class*="sb-"])';
  const shown = page.querySelectorAll<HTMLElement>(`${ofStory}, ${ofStory} *`);
  return [...shown].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    if (position !== 'fixed' || visibility === 'hidden' || element.clientHeight <= 1) return false;
    const { bottom, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0;
  });
}

/** What lies over the whole window gets one that it can be seen in, a toast or a bar a part of one. */
export function roomFor(floating: readonly HTMLElement[]): number {
  if (floating.length === 0) return 0;
  const liesOverAll = floating.some(
    ({ clientHeight, ownerDocument }) =>
      clientHeight > 0.9 * ownerDocument.documentElement.clientHeight,
  );
  return liesOverAll ? roomToFloat.overAll : roomToFloat.inPart;
}
