import { preload } from 'react-dom';
import { type PictureSources, srcSetOf } from '../lib/pictures.ts';
/** Returns true if the device has no network, not if only the shop is unreachable. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Loads something on the visitor's first pointer, key or scroll event, so that it doesn't compete
 * with the page load.
 * @param load may be called again by another kind of interaction
 */
export function onFirstInteraction(load: () => void) {
  for (const interaction of interactions) {
    document.addEventListener(interaction, load, { capture: true, once: true });
  }
}

export function downloadFile(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function downloadText(name: string, text: string, type = 'text/csv;charset=utf-8') {
  downloadFile(name, new Blob([text], { type }));
}

/** Ref callback that focuses its element on mount. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * Preloads a page's first picture in the best format. Browsers without that format load theirs from
 * the document.
 * @param sizes `sizes` attribute
 * @param media media query that limits the preload
 */
export function preloadPicture(
  renditions: PictureSources['renditions'],
  sizes: string,
  media?: string,
) {
  const [format] = renditions?.formats ?? [];
  if (!renditions || !format) return;
  preload(renditions.url, {
    as: 'image',
    type: `image/${format}`,
    imageSrcSet: srcSetOf(renditions, format),
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}

/**
 * Ref callback of a sticky bar at the bottom of the window; keeps focused elements clear of it. One
 * at a time.
 */
export const trackStickyFooterHeight = trackHeight('--footer-actions');

/** Like `trackStickyFooterHeight`, for the cookie banner, which other bars are placed above. */
export const trackBannerHeight = trackHeight('--footer-banner');

/** Ref callback that sets a custom property to the element's height, or 0 if it is not sticky. */
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
