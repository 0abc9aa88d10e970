/** Frame heights in px for floating elements, which take no space in the layout. */
const roomToFloat = { overAll: 640, inPart: 360 };

/** True if a story fits in the first half of the page's column, like a card of fixed width. */
export function fitsInFirstHalf(page: HTMLElement): boolean {
  const parts = [...page.querySelectorAll('#storybook-root *')];
  if (parts.length === 0 || floatingIn(page).length > 0) return false;
  return parts.every(
    (part) => part.childElementCount > 0 || part.getBoundingClientRect().right < 480,
  );
}

/** Visible floating elements, such as dialogs and toasts. */
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

/** Frame height for floating elements: more for full-window ones than for toasts and bars. */
export function roomFor(floating: readonly HTMLElement[]): number {
  if (floating.length === 0) return 0;
  const liesOverAll = floating.some(
    ({ clientHeight, ownerDocument }) =>
      clientHeight > 0.9 * ownerDocument.documentElement.clientHeight,
  );
  return liesOverAll ? roomToFloat.overAll : roomToFloat.inPart;
}
