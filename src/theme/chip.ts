import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { forcedColors } from './forcedColors.ts';
import { touchTarget } from './tokens.ts';

/**
 * Shared style of chips: outlined at rest, inverted when selected, dashed when empty, crossed
 * when sold out.
 * `forcedColors.ts` has the selected state in forced colours.
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
    empty: { borderStyle: 'dashed', color: palette.text.secondary },
    soldOut: {
      borderColor: palette.divider,
      color: palette.text.secondary,
      // In the corners only: a line through the middle changes the look of an L, and the label
      // stays clear.
      backgroundImage: `${strike}, ${strike}`,
      backgroundSize: '32% 32%',
      backgroundPosition: 'left top, right bottom',
      backgroundRepeat: 'no-repeat',
      [forcedColors]: { backgroundImage: 'none', textDecoration: 'line-through' },
    },
  } satisfies Record<string, CSSObject>;
}

export const chipComponents: Components<Omit<Theme, 'components'>> = {
  // Outlined chips are buttons; small filled ones are badges on pictures.
  MuiChip: {
    styleOverrides: {
      outlined: ({ theme }) => ({
        ...chipStates(theme as Theme).rest,
        height: 'auto',
        minHeight: 36,
        '@media (pointer: coarse)': { minHeight: touchTarget },
      }),
      label: { paddingInline: 0 },
      deleteIcon: {
        margin: '0 0 0 6px',
        fontSize: '1.125rem',
        '&, &:hover': { color: 'inherit' },
      },
      sizeSmall: ({ theme }) => ({
        ...theme.typography.overline,
        height: 'auto',
        padding: theme.spacing(0.25, 1),
        borderRadius: 0,
        letterSpacing: '0.06em',
        textTransform: 'none',
        backgroundColor: 'var(--mui-palette-background-paper)',
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => {
        const { rest, chosen, empty } = chipStates(theme as Theme);
        return {
          ...rest,
          paddingBlock: 0,
          '&:hover': { ...rest['&:hover'], backgroundColor: 'transparent' },
          '&.Mui-selected, &.Mui-selected:hover': chosen,
          '&[data-empty]:not(.Mui-selected)': empty,
        };
      },
    },
  },
  // Separated and wrapping.
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { display: 'flex', flexWrap: 'wrap', gap: 8 },
      grouped: ({ theme }) => {
        const { shape, palette } = (theme as Theme).vars;
        const chosenEdge = `1px solid ${palette.primary.main}`;
        return {
          marginLeft: 0,
          border: `1px solid ${palette.text.secondary}`,
          borderRadius: shape.borderRadius,
          '&.Mui-selected': { border: chosenEdge },
          '&.Mui-selected + .MuiToggleButtonGroup-grouped.Mui-selected': {
            marginLeft: 0,
            border: chosenEdge,
          },
        };
      },
    },
  },
};
