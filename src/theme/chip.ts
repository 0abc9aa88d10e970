import type { CSSObject, Theme } from '@mui/material/styles';
import { forcedColors } from './forcedColors.ts';
import { touchTarget } from './tokens.ts';

/**
 * The one look of what is chosen from a few: an outline at rest, ink when chosen, crossed when sold
 * out. `forcedColors.ts` has what is chosen where the system forces its colours.
 */
export function chipStates(theme: Theme) {
  const { palette, shape } = theme.vars;
  const ink = palette.text.secondary;
  const strike = `linear-gradient(to top right, transparent calc(50% - 0.75px), ${ink} 0 calc(50% + 0.75px), transparent 0)`;
  return {
    rest: {
      ...theme.typography.button,
      minWidth: touchTarget,
      minHeight: touchTarget,
      paddingInline: theme.spacing(1.5),
      border: `1px solid ${palette.text.secondary}`,
      borderRadius: shape.borderRadius,
      color: palette.text.primary,
      '&:hover': { borderColor: palette.text.primary },
    },
    chosen: {
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
    },
    soldOut: {
      borderColor: palette.divider,
      color: palette.text.secondary,
      // From corner to corner, as a line through the middle makes another letter of an L; and what
      // is written on it stays clear.
      backgroundImage: `${strike}, ${strike}`,
      backgroundSize: '32% 32%',
      backgroundPosition: 'left top, right bottom',
      backgroundRepeat: 'no-repeat',
      [forcedColors]: { backgroundImage: 'none', textDecoration: 'line-through' },
    },
  } satisfies Record<string, CSSObject>;
}
