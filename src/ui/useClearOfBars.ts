import { type RefObject, useLayoutEffect } from 'react';
import { clearBottom } from './clearBottom.ts';

/**
 * Keeps a toast at the bottom of the window off every bar with a button, wherever scrolling has
 * brought that: a bar is marked with the attribute `data-bar`.
 */
export function useClearOfBars(toast: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const element = toast.current;
    if (!isShown || !element) return;

    const place = () => {
      const bars = [...document.querySelectorAll('[data-bar]')].map((bar) =>
        bar.getBoundingClientRect(),
      );
      const bottom = clearBottom(element.getBoundingClientRect(), bars, window.innerHeight);
      element.style.bottom = `${bottom}px`;
    };

    // The toast may wrap anew, and what is above a bar may grow or go.
    const observer = new ResizeObserver(place);
    observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  });
}
