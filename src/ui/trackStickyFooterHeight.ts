/**
 * The `ref` of what sticks to the window's lower edge: what the keyboard reaches stays clear of it
 * for as long as it sticks there. One at a time.
 */
export const trackStickyFooterHeight = trackHeight('--footer-actions');

/** The same for the cookie banner, above which the others stand. */
export const trackBannerHeight = trackHeight('--footer-banner');

/** A `ref` that keeps a custom property at its element's height: 0 where it does not stick. */
function trackHeight(property: string) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { position, bottom } = getComputedStyle(element);
      const isAtBottom = position !== 'static' && bottom !== 'auto';
      style.setProperty(property, `${isAtBottom ? element.offsetHeight : 0}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
