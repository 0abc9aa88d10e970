import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';

const Group = styled('div')({ '&:focus-visible': { outline: 'none' } });

type FocusFallbackProps = {
  /** What is in here, for who lands on it. */
  label: string;
  children: ReactNode;
};

/**
 * Takes the focus when the control inside that had it goes away or can't be used any more, so that
 * nobody at a keyboard is thrown back to the top of the page.
 */
export function FocusFallback({ label, children }: FocusFallbackProps) {
  const group = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);

  useEffect(() => {
    if (!focused.current) return;
    if (focused.current.isConnected && !focused.current.matches(':disabled')) return;
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || activeElement === focused.current) {
      group.current?.focus();
      return;
    }
    // It may be in a dialog that is on its way out, and goes with it.
    const observer = new MutationObserver(() => {
      if (activeElement.isConnected) return;
      observer.disconnect();
      if (document.activeElement === body) group.current?.focus();
    });
    observer.observe(body, { childList: true });
    return () => observer.disconnect();
  });

  return (
    <Group
      ref={group}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onFocus={(event) => {
        focused.current = event.target;
      }}
      onBlur={({ relatedTarget }) => {
        // A dialog took it: it gives it back, unless the control has gone by then.
        if (!relatedTarget) focused.current = null;
      }}
    >
      {children}
    </Group>
  );
}
