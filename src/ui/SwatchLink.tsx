import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { i18n } from '../../contract/i18n.ts';
import { chipStates } from '../theme/chip.ts';
import { touchTarget } from '../theme/tokens.ts';

/** Colour chip; a gap around the fill marks the current one. */
const Swatch = styled(Link, { shouldForwardProp: (name) => name !== 'soldOut' })<{
  soldOut: boolean;
}>(({ theme, soldOut }) => {
  const { palette, shape } = theme.vars;
  const { background, text } = palette;
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
    // Diagonal in dark and light, visible on any colour.
    ...(soldOut && {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 4,
        background: `linear-gradient(to top right, transparent calc(50% - 2px), ${background.paper} 0 calc(50% - 1px), ${text.primary} 0 calc(50% + 1px), ${background.paper} 0 calc(50% + 2px), transparent 0)`,
        forcedColorAdjust: 'none',
      },
    }),
  };
});

type SwatchLinkProps = {
  colourway: { colour: string; swatch: string; soldOut: boolean };
  to: string;
  /** Width and height in px. */
  size?: number;
  isCurrent: boolean;
};

/** Link to the product in a colour; crossed out and labelled if sold out. */
export function SwatchLink({
  colourway: { colour, swatch, soldOut },
  to,
  size = touchTarget,
  isCurrent,
}: SwatchLinkProps) {
  const label = soldOut ? i18n.t('{colour}, sold out', { colour }) : colour;
  return (
    <Swatch
      href={to}
      underline="none"
      aria-label={label}
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
      soldOut={soldOut}
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
