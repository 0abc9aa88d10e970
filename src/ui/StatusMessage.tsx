import type { ReactNode } from 'react';
import { ButtonLink } from './Button.tsx';
import { focusOnMount } from './focusOnMount.ts';
import * as css from './StatusMessage.css.ts';

type StatusMessageProps = {
  heading: string;
  text: string;
  /** It comes in the place of a button that was pressed, whose focus it takes. */
  isAnswer?: boolean;
  /** The likeliest way on, with what its page is told. */
  next?: { label: string; to: string; state?: unknown };
  /** Buttons for the other ways on. */
  children?: ReactNode;
};

/** A page that says why there is nothing else, and what to do now. */
export function StatusMessage({ heading, text, isAnswer, next, children }: StatusMessageProps) {
  return (
    <div className={css.message}>
      <h1 className={css.heading} {...(isAnswer && { ref: focusOnMount, tabIndex: -1 })}>
        {heading}
      </h1>
      <p className={css.words}>{text}</p>
      <div className={css.waysOn}>
        {next && (
          <ButtonLink to={next.to} state={next.state} variant="contained">
            {next.label}
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  );
}
