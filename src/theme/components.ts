import type { LinkProps } from '@mui/material/Link';
import type { Components, Theme } from '@mui/material/styles';
import { AppLink } from './AppLink.tsx';
import { chipComponents } from './chip.ts';
import { forcedComponents, forcedEdge, forcedFloatingEdge, noEdge } from './forcedColors.ts';
import { focusRing, globalStyles } from './globalStyles.ts';
import { phoneDialog } from './phoneDialog.ts';
import { floatShadow, touchTarget } from './tokens.ts';
import { touchLink } from './touchLink.ts';

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
  MuiCssBaseline: { styleOverrides: globalStyles },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: AppLink },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing, ...forcedEdge } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: touchTarget, paddingInline: 24 },
      sizeLarge: { minHeight: 52, paddingInline: 32 },
      outlined: { borderColor: 'currentColor' },
      text: {
        minWidth: touchTarget,
        paddingInline: 8,
        textDecorationLine: 'underline',
        textUnderlineOffset: 4,
        textDecorationColor: 'var(--mui-palette-divider)',
        '&:hover': { background: 'none', textDecorationColor: 'currentColor' },
      },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: { root: { minWidth: touchTarget, minHeight: touchTarget, borderRadius: 2 } },
  },
  MuiLink: {
    defaultProps: { component: AppLink, color: 'inherit', underline: 'always' } as LinkProps,
    styleOverrides: { root: { textUnderlineOffset: 4, textDecorationThickness: 1 } },
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
        '@media (hover: none)': {
          '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--mui-palette-text-secondary)',
          },
        },
        // Not the accent, which beside the negative colour reads as an error.
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--mui-palette-text-primary)',
        },
      },
      sizeSmall: { minHeight: 40, '@media (pointer: coarse)': { minHeight: touchTarget } },
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
  ...chipComponents,
  MuiDialog: { styleOverrides: { paper: [forcedFloatingEdge, phoneDialog] } },
  MuiDialogTitle: { defaultProps: { variant: 'h3' } },
  MuiSwitch: {
    styleOverrides: {
      switchBase: { ...noEdge, color: 'var(--mui-palette-background-paper)' },
      thumb: { borderColor: 'var(--mui-palette-text-secondary)', boxShadow: 'none' },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--mui-palette-text-primary)',
        color: 'var(--mui-palette-background-default)',
        fontSize: '0.75rem',
      },
      arrow: { color: 'var(--mui-palette-text-primary)' },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rectangular' },
    styleOverrides: { root: { backgroundColor: 'var(--mui-palette-divider)' } },
  },
  MuiContainer: { defaultProps: { maxWidth: 'xl' } },
  MuiBreadcrumbs: {
    defaultProps: { 'aria-label': 'Breadcrumb' },
    styleOverrides: {
      root: ({ theme }) => theme.typography.body2,
      // One line: a long name, which is the page's heading too, is cut short.
      ol: { flexWrap: 'nowrap' },
      li: {
        '&:last-of-type': { flex: 1, minWidth: 0 },
        // Wide enough for a finger, and as far from either "/".
        '& a': { ...touchLink, padding: '0 8px', margin: '0 -8px' },
      },
    },
  },
  // Without script nothing folds out, so nothing is folded.
  MuiCollapse: {
    styleOverrides: {
      root: { '@media (scripting: none)': { height: 'auto', visibility: 'visible' } },
    },
  },
  MuiAccordion: {
    defaultProps: {
      disableGutters: true,
      elevation: 0,
      square: true,
      slotProps: { heading: { component: 'h2' } },
    },
    styleOverrides: {
      root: {
        borderBottom: '1px solid var(--mui-palette-divider)',
        background: 'none',
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 56, padding: 0, '&.Mui-focusVisible': { background: 'none' } },
      content: { margin: 0 },
      expandIconWrapper: { color: 'var(--mui-palette-text-secondary)' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 24px' } } },
  // A line below, which turns to ink with the focus.
  MuiInput: {
    styleOverrides: {
      root: {
        minHeight: touchTarget,
        '&&::before': { borderBottomColor: 'var(--mui-palette-text-secondary)' },
        '&&:hover::before': { borderBottomWidth: 1 },
        '&&::after': { borderBottomWidth: 1 },
      },
    },
  },
};
