import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';

const Group = styled('div')({ '&:focus-visible': { outline: 'none' } });

type FocusFallbackProps = {
  /** Accessible name of the group that takes the focus. */
  label: string;
  children: ReactNode;
};

/**
 * Takes the focus when the focused control inside is removed or disabled, so that keyboard users
 * keep their place on the page.
 */
export function FocusFallback({ label, children }: FocusFallbackProps) {
  const group = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);

  useEffect(() => {
    if (!focused.current) return;
    if (focused.current.isConnected && !focused.current.matches(':disabled')) return;
    const { activeElement, body } = document;
    const isElsewhere =
      activeElement && activeElement !== body && activeElement !== focused.current;
    if (!isElsewhere) group.current?.focus();
    else
      return onceGone(
        activeElement,
        () => document.activeElement === body && group.current?.focus(),
      );
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
        // Remember it while a dialog has the focus, which it returns unless the control is gone.
        if (!relatedTarget) focused.current = null;
      }}
    >
      {children}
    </Group>
  );
}

/** Calls back when the element is removed: a fading dialog takes the focus away only then. */
function onceGone(element: Element, then: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
