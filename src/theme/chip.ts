import type { CSSObject, Theme } from '@mui/material/styles';
import { touchTarget } from './tokens.ts';

/**
 * The one look of what is chosen from a few: an outline at rest, ink when chosen, crossed when sold
 * out. `forcedColors.ts` has what is chosen where the system forces its colours.
 */
export function chipStates(theme: Theme) {
  const { palette, shape } = theme.vars;
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
      textDecoration: 'line-through',
    },
  } satisfies Record<string, CSSObject>;
}
