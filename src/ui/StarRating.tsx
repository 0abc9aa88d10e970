import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { pluralize } from '../lib/pluralize.ts';
import { forcedColors } from '../theme/forcedColors.ts';

const star =
  'M12 17.27 18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z';
const hole =
  'M12 15.4l-3.76 2.27 1-4.28-3.32-2.88 4.38-.38L12 6.1l1.71 4.04 4.38.38-3.32 2.88 1 4.28z';

/** A picture of one star as a mask, through which the row's colour is seen. */
function masked(path: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill-rule="evenodd" d="${path}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") 0 / 1.5em repeat-x`;
}

/** The row of hollow stars, and over it that of the filled ones, as far as `--stars` says. */
const Stars = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(0.75),
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': {
    content: '""',
    width: '7.5em',
    height: '1.5em',
    backgroundColor: 'currentColor',
    mask: masked(star + hole),
  },
  '&::after': {
    position: 'absolute',
    insetInlineStart: 0,
    width: 'calc(var(--stars) * 1.5em)',
    backgroundColor: theme.vars.palette.text.primary,
    mask: masked(star),
  },
  [forcedColors]: {
    '&::before, &::after': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
  // The row of the filled ones is cut at its other end.
  '&:dir(rtl)::after': { maskPosition: '100%' },
  '&[data-size="medium"]': {
    ...theme.typography.body2,
    '&::before, &::after': { fontSize: '1rem' },
  },
}));

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
      <Stars data-size={size} style={style}>
        No ratings yet
      </Stars>
    );
  }
  const average = `${Number(value.toFixed(1))} out of 5`;
  return (
    <Stars
      data-size={size}
      style={style}
      role="img"
      aria-label={count === undefined ? average : `${average}, ${pluralize(count, 'rating')}`}
    >
      {count !== undefined && `(${count})`}
    </Stars>
  );
}
