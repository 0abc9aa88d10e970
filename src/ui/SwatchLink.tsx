import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { chipStates } from '../theme/chip.ts';
import { touchTarget } from '../theme/tokens.ts';

/** A chip filled with its colour; the margin between both shows which one is here. */
const Swatch = styled(Link)(({ theme }) => {
  const { palette, shape } = theme.vars;
  return {
    ...chipStates(theme).rest,
    position: 'relative',
    display: 'block',
    padding: 0,
    '&[aria-current]': {
      borderColor: palette.primary.main,
      outline: `1px solid ${palette.primary.main}`,
    },
    '&:focus-visible': { outline: `2px solid ${palette.secondary.main}`, outlineOffset: 2 },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 4,
      borderRadius: shape.borderRadius,
      border: `1px solid ${palette.divider}`,
      backgroundColor: 'var(--swatch)',
      forcedColorAdjust: 'none',
    },
    // From corner to corner, dark and light, so that it is seen on any colour.
    '&[data-sold-out="true"]::after': {
      content: '""',
      position: 'absolute',
      inset: 4,
      background: `linear-gradient(to top right, transparent calc(50% - 2px), ${palette.background.paper} calc(50% - 2px), ${palette.background.paper} calc(50% - 1px), ${palette.text.primary} calc(50% - 1px), ${palette.text.primary} calc(50% + 1px), ${palette.background.paper} calc(50% + 1px), ${palette.background.paper} calc(50% + 2px), transparent calc(50% + 2px))`,
      forcedColorAdjust: 'none',
    },
  };
});

type SwatchLinkProps = {
  /** One colour of a style. */
  colourway: { colour: string; swatch: string; soldOut: boolean };
  /** Where the product of that colour is. */
  to: string;
  /** How wide and high it is, in px. */
  size?: number;
  isCurrent: boolean;
};

/** A colour of a style as a link to its product; crossed and named so where it is sold out. */
export function SwatchLink({
  colourway: { colour, swatch, soldOut },
  to,
  size = touchTarget,
  isCurrent,
}: SwatchLinkProps) {
  const label = soldOut ? `${colour}, sold out` : colour;
  return (
    <Swatch
      to={to}
      aria-label={label}
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
      data-sold-out={soldOut}
      style={
        {
          minWidth: size,
          minHeight: size,
          '--swatch': swatch || 'transparent',
        } as CSSProperties
      }
    />
  );
}
