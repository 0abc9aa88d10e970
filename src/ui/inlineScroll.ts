/** Scroll position from the start of the line, in px: from right to left, browsers count below 0. */
export function scrolledFromStart({ scrollLeft }: HTMLElement): number {
  return Math.abs(scrollLeft);
}

/** Distance towards the end of the line, in px, for `scrollTo` and `scrollBy`. */
export function towardsEnd(element: HTMLElement, distance: number): number {
  return isRightToLeft(element) ? -distance : distance;
}

/** Older browsers lack `:dir()`. */
export function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
