import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import * as css from './ProductRow.css.ts';

/** How wide a picture in the columns above is, as the attribute `sizes` has it. */
export const rowPictureSizes =
  '(min-width: 1440px) 330px, (min-width: 1200px) calc(25vw - 30px), (min-width: 600px) 220px, 200px';

/**
 * Products side by side, up to four in sight. Where there are more, the row scrolls: by a swipe, by
 * its buttons, or with the keyboard's focus.
 */
export function ProductRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useScrollEnds(row);

  function scrollByWindow(direction: 1 | -1) {
    const { clientWidth = 0 } = row.current ?? {};
    row.current?.scrollBy({ left: direction * clientWidth * 0.9 });
  }

  return (
    <div className={css.frame}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to VoiceOver */}
      <ul ref={row} className={css.row} role="list">
        {Children.map(children, (child) => (
          <li className={css.item}>{child}</li>
        ))}
      </ul>
      {!(isAtStart && isAtEnd) && (
        <>
          <RowButton
            side="start"
            label="Previous products"
            isAtEnd={isAtStart}
            onPress={() => scrollByWindow(-1)}
          >
            <ChevronLeftIcon />
          </RowButton>
          <RowButton
            side="end"
            label="Next products"
            isAtEnd={isAtEnd}
            onPress={() => scrollByWindow(1)}
          >
            <ChevronRightIcon />
          </RowButton>
        </>
      )}
    </div>
  );
}

type RowButtonProps = {
  side: 'start' | 'end';
  label: string;
  /** There is nothing more on this side. */
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** Scrolls a row of products by what is in sight. */
function RowButton({ side, label, isAtEnd, onPress, children }: RowButtonProps) {
  return (
    <IconButton
      className={css.button}
      data-side={side}
      aria-label={label}
      aria-disabled={isAtEnd}
      tabIndex={isAtEnd ? -1 : 0}
      onClick={isAtEnd ? undefined : onPress}
    >
      {children}
    </IconButton>
  );
}

/** Whether a row that scrolls sideways is at its start and at its end: at both if all of it is seen. */
function useScrollEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Fractions of a pixel don't count.
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
