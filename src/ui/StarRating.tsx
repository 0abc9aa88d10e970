import type { CSSProperties } from 'react';
import { pluralize } from '../lib/pluralize.ts';
import { stars } from './StarRating.css.ts';

type StarRatingProps = {
  /** The average, 1–5; 0 without ratings. */
  value: number;
  /** How many rated; absent where the server does not say. */
  count?: number | undefined;
  size?: 'small' | 'medium';
};

/**
 * A rating to look at: filled to the half star, read out as "4.6 out of 5, 38 ratings". Where nobody
 * has rated, it says so. It is one element, since a list has many of them.
 */
export function StarRating({ value, count, size = 'small' }: StarRatingProps) {
  const style = { '--stars': Math.round(value * 2) / 2 } as CSSProperties;
  if (value === 0) {
    return (
      <span className={stars} data-size={size} style={style}>
        No ratings yet
      </span>
    );
  }
  const average = `${Number(value.toFixed(1))} out of 5`;
  return (
    <span
      className={stars}
      data-size={size}
      style={style}
      role="img"
      aria-label={count === undefined ? average : `${average}, ${pluralize(count, 'rating')}`}
    >
      {count !== undefined && `(${count})`}
    </span>
  );
}
