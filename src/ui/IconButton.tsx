import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { iconButton } from './IconButton.css.ts';

type LookProps = {
  /** What it does, as nothing else says it. */
  'aria-label': string;
  /** The side of its container on whose edge its sign stands. */
  edge?: 'start' | 'end';
};

/** A button that shows an icon alone. */
export function IconButton({
  edge,
  className,
  type = 'button',
  ...props
}: LookProps & ComponentProps<'button'>) {
  return <button type={type} data-edge={edge} className={clsx(iconButton, className)} {...props} />;
}

/** A link that shows an icon alone. */
export function IconLink({ edge, className, ...props }: LookProps & ComponentProps<typeof Link>) {
  return <Link data-edge={edge} className={clsx(iconButton, className)} {...props} />;
}
