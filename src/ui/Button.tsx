import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './Button.css.ts';

type LookProps = {
  /** Of a page's actions one is `contained`. */
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'small' | 'medium' | 'large';
  /** Of an action that takes something away for good. */
  isDestructive?: boolean;
  /** The words of a `text` begin and end where those above and below do. */
  isFlush?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
};

type ButtonProps = LookProps & ComponentProps<'button'>;

type ButtonLinkProps = LookProps & ComponentProps<typeof Link>;

/** The shop's button. */
export function Button({ type = 'button', ...props }: ButtonProps) {
  return <button type={type} {...buttonProps(props)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ to, ...props }: ButtonLinkProps) {
  return <Link to={to} {...buttonProps(props)} />;
}

function buttonProps<Props extends LookProps & { className?: string; children?: ReactNode }>({
  variant = 'text',
  size = 'medium',
  isDestructive = false,
  isFlush = false,
  startIcon,
  endIcon,
  className,
  children,
  ...props
}: Props) {
  return {
    ...props,
    className: clsx(
      css.variants[variant],
      size !== 'medium' && css.sizes[size],
      isDestructive && css.destructive,
      isFlush && css.flush,
      className,
    ),
    children: (
      <>
        {startIcon && <span className={css.startIcon}>{startIcon}</span>}
        {children}
        {endIcon && <span className={css.endIcon}>{endIcon}</span>}
      </>
    ),
  };
}
