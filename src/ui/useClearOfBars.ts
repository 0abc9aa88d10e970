import { type RefObject, useLayoutEffect } from 'react';

/** A bar with a button is marked so; a wrong field that has the focus is what the toast may be about. */
const kept = '[data-bar], .MuiFormControl-root:has([aria-invalid="true"]:focus)';

/**
 * Keeps a toast at the bottom of the window off every bar with a button and off the field to be put
 * right, wherever scrolling has brought them.
 */
export function useClearOfBars(toast: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const element = toast.current;
    if (!isShown || !element) return;

    const place = () => {
      const bars = [...document.querySelectorAll(kept)].map((bar) => bar.getBoundingClientRect());
      const bottom = clearBottom(element.getBoundingClientRect(), bars, window.innerHeight);
      element.style.bottom = `${bottom}px`;
    };

    // The toast may wrap anew, and what is above a bar may grow or go.
    const observer = new ResizeObserver(place);
    observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    document.addEventListener('focusin', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      document.removeEventListener('focusin', place);
    };
  });
}

type Box = { left: number; right: number; top: number; bottom: number };

/** Between a toast and what it stands above, in px. */
const gap = 16;

/**
 * How far above the window's lower edge, in px, a toast stands clear of every bar: as low as it
 * fits, or at the edge where it fits nowhere.
 */
export function clearBottom(toast: Box, bars: readonly Box[], windowHeight: number): number {
  const height = toast.bottom - toast.top;
  const beside = bars.filter((bar) => bar.left < toast.right && bar.right > toast.left);
  const isClear = (bottom: number) => {
    const lower = windowHeight - bottom;
    const upper = lower - height;
    return upper >= 0 && beside.every((bar) => bar.bottom <= upper || bar.top >= lower);
  };
  const places = [gap, ...beside.map((bar) => windowHeight - bar.top + gap)];
  return (
    places
      .filter((bottom) => bottom >= gap)
      .sort((a, b) => a - b)
      .find(isClear) ?? gap
  );
}
