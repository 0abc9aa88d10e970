import type { MouseEvent } from 'react';
import { firstStop } from './SkipLink.css.ts';

type SkipLinkProps = {
  /** Moves the focus to the page's content. The URL stays as it is. */
  onSkip: () => void;
};

/** The first stop of the keyboard on every page: past the navbar, to the content. */
export function SkipLink({ onSkip }: SkipLinkProps) {
  function skip(event: MouseEvent) {
    event.preventDefault();
    onSkip();
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: without scripts it leads there by itself
    <a className={firstStop} href="#main" onClick={skip}>
      Skip to content
    </a>
  );
}
