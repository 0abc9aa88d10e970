import { type RefObject, useEffect, useState } from 'react';

/** Whether a row that scrolls sideways is at its start and at its end: at both if all of it is seen. */
export function useScrollEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Fractions of a pixel are no distance.
      const isAtStart = scrollLeft < 2;
      const isAtEnd = scrollLeft + clientWidth > scrollWidth - 2;
      setEnds((before) =>
        before.isAtStart === isAtStart && before.isAtEnd === isAtEnd
          ? before
          : { isAtStart, isAtEnd },
      );
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);

  return ends;
}
