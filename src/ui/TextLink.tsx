import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { standalone, underlines } from './TextLink.css.ts';

type TextLinkProps = ComponentProps<typeof Link> & {
  underline?: 'always' | 'hover';
  /** It stands alone, and not in a sentence: large enough for a finger. */
  isStandalone?: boolean;
};

/** A link that looks like text: the router goes to what is of the app, the browser to all else. */
export function TextLink({
  underline = 'always',
  isStandalone = false,
  className,
  ...props
}: TextLinkProps) {
  return (
    <Link
      className={clsx(underlines[underline], isStandalone && standalone, className)}
      {...props}
    />
  );
}
