import type { Components, Theme } from '@mui/material/styles';
import { forcedComponents, forcedEdge, forcedFloatingEdge, noEdge } from './forcedColors.ts';
import { cannotHover, touch } from './media.ts';
import { phoneDialog } from './phoneDialog.ts';
import { floatShadow, focusRing, touchTarget } from './tokens.ts';

const ringInside = { outlineOffset: -2 };

/** An alert's edge and sign; its words are in ink. */
function signed(color: 'error' | 'warning' | 'success') {
  return {
    borderInlineStartColor: `var(--mui-palette-${color}-main)`,
    '& .MuiAlert-icon': { color: `var(--mui-palette-${color}-main)` },
  };
}

/** What the shop's MUI components look like, so that no component styles one by itself. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing, ...forcedEdge } },
  },
  // Of alerts, grids and the choice of a country: others are the shop's own (src/ui/IconButton.tsx).
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: { root: { minWidth: touchTarget, minHeight: touchTarget, borderRadius: 2 } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // A label stands above its field and never moves, so the outline needs no notch.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      outlined: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        whiteSpace: 'normal',
        marginBottom: 6,
        fontSize: '0.875rem',
        fontWeight: 600,
        color: 'var(--mui-palette-text-primary)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--mui-palette-text-primary)' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--mui-palette-background-paper)',
        // A tap leaves its hover behind, for which MUI has a paler edge than WCAG 1.4.11 allows.
        [`@media ${cannotHover}`]: {
          '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--mui-palette-text-secondary)',
          },
        },
        // Not the accent, which beside the negative colour reads as an error.
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--mui-palette-text-primary)',
        },
      },
      sizeSmall: { minHeight: 40, [`@media ${touch}`]: { minHeight: touchTarget } },
      notchedOutline: {
        top: 0,
        borderColor: 'var(--mui-palette-text-secondary)',
        '& legend': { display: 'none' },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
  // A box's, circle's or switch's ring, clear of the label.
  MuiFormControlLabel: { styleOverrides: { root: { '& span.Mui-focusVisible': ringInside } } },
  // Inside, where the menu's edge does not cut it.
  MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': ringInside } } },
  MuiTab: { styleOverrides: { root: { minWidth: 0, '&.Mui-focusVisible': ringInside } } },
  MuiSnackbar: { styleOverrides: { root: { '& .MuiAlert-root': { boxShadow: floatShadow } } } },
  MuiAlert: {
    defaultProps: { variant: 'filled' },
    styleOverrides: {
      root: {
        alignItems: 'center',
        paddingBlock: 8,
        border: '1px solid var(--mui-palette-divider)',
        borderInlineStartWidth: 3,
        backgroundColor: 'var(--mui-palette-background-paper)',
        color: 'var(--mui-palette-text-primary)',
        '&.MuiAlert-colorInfo': {
          borderColor: 'var(--mui-palette-text-primary)',
          backgroundColor: 'var(--mui-palette-text-primary)',
          color: 'var(--mui-palette-background-default)',
        },
        '&.MuiAlert-colorError': signed('error'),
        '&.MuiAlert-colorWarning': signed('warning'),
        '&.MuiAlert-colorSuccess': signed('success'),
      },
      icon: { paddingBlock: 0 },
      action: { alignItems: 'center', paddingTop: 0, whiteSpace: 'nowrap' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: 'var(--mui-palette-divider)' },
      head: { fontWeight: 600, fontSize: '0.75rem', color: 'var(--mui-palette-text-secondary)' },
    },
  },
  MuiRating: {
    styleOverrides: {
      iconFilled: { color: 'var(--mui-palette-text-primary)' },
      iconHover: { color: 'var(--mui-palette-secondary-main)' },
      iconEmpty: { color: 'var(--mui-palette-text-secondary)' },
    },
  },
  ...forcedComponents,
  MuiDialog: { styleOverrides: { paper: [forcedFloatingEdge, phoneDialog] } },
  MuiDialogTitle: { defaultProps: { variant: 'h3' } },
  MuiSwitch: {
    styleOverrides: {
      switchBase: { ...noEdge, color: 'var(--mui-palette-background-paper)' },
      thumb: { borderColor: 'var(--mui-palette-text-secondary)', boxShadow: 'none' },
    },
  },
  MuiTooltip: {
    defaultProps: {
      arrow: true,
      // Chromium counts a pixel more than the window has where one ends at its edge.
      slotProps: {
        popper: { modifiers: [{ name: 'preventOverflow', options: { padding: 8 } }] },
      },
    },
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--mui-palette-text-primary)',
        color: 'var(--mui-palette-background-default)',
        fontSize: '0.75rem',
      },
      arrow: { color: 'var(--mui-palette-text-primary)' },
    },
  },
  // Of a grid that is loading.
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { backgroundColor: 'var(--mui-palette-divider)' } },
  },
  MuiContainer: { defaultProps: { maxWidth: 'xl' } },
};
