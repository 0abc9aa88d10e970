import type { LinkProps } from '@mui/material/Link';
import type { Components, Theme } from '@mui/material/styles';
import { AppLink } from './AppLink.tsx';
import { chipComponents } from './chip.ts';
import { forcedComponents, forcedEdge, forcedFloatingEdge, noEdge } from './forcedColors.ts';
import { globalStyles } from './globalStyles.ts';
import { floatShadow, touchTarget, typeSize } from './tokens.ts';
import { touchLink } from './touchLink.ts';

/** Smaller dialog margins than MUI's on phones. */
const phoneDialog = ({ theme }: { theme: Pick<Theme, 'breakpoints'> }) => ({
  [theme.breakpoints.down('sm')]: {
    '&:not(.MuiDialog-paperFullScreen)': {
      margin: 16,
      width: 'calc(100% - 32px)',
      maxHeight: 'calc(100% - 32px)',
    },
  },
});

const ringInside = { outlineOffset: -2 };

/** Border and icon colour of an alert; its text keeps the text colour. */
function signed(color: 'error' | 'warning' | 'success') {
  return {
    borderInlineStartColor: `var(--mui-palette-${color}-main)`,
    '& .MuiAlert-icon': { color: `var(--mui-palette-${color}-main)` },
  };
}

/** Global styles and default props of MUI components. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: { styleOverrides: globalStyles },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: AppLink },
    styleOverrides: { root: forcedEdge },
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
  // Static labels above the field, so the outline needs no notch.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      outlined: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        whiteSpace: 'normal',
        marginBottom: 6,
        fontSize: typeSize('body2'),
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
        // Touch leaves the hover state, whose MUI border is too pale for WCAG 1.4.11.
        '@media (hover: none)': {
          '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--mui-palette-text-secondary)',
          },
        },
        // Not the accent colour, which looks like an error beside the error colour.
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
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
  // Focus ring of checkbox, radio or switch, clear of the label.
  MuiFormControlLabel: { styleOverrides: { root: { '& span.Mui-focusVisible': ringInside } } },
  // Inset, so that the menu does not clip it.
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
      head: {
        fontWeight: 600,
        fontSize: typeSize('caption'),
        color: 'var(--mui-palette-text-secondary)',
      },
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
    defaultProps: {
      arrow: true,
      // Padding, because Chromium overflows by a pixel at the window's edge.
      slotProps: {
        popper: { modifiers: [{ name: 'preventOverflow', options: { padding: 8 } }] },
      },
    },
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--mui-palette-text-primary)',
        color: 'var(--mui-palette-background-default)',
        fontSize: typeSize('caption'),
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
    styleOverrides: {
      root: ({ theme }) => theme.typography.body2,
      // Single line; truncates long names, which the page's heading shows in full.
      ol: { flexWrap: 'nowrap' },
      li: {
        // Firefox would wrap a kind of several words.
        whiteSpace: 'nowrap',
        '&:last-of-type': { flex: 1, minWidth: 0 },
        // Touch-sized, with equal distance to the separators.
        '& a': { ...touchLink, padding: '0 8px', margin: '0 -8px' },
      },
    },
  },
  // Expanded if scripts are disabled.
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
  // Underline, in the text colour on focus.
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
  MuiBadge: {
    styleOverrides: {
      // Anchored at its end, so that long numbers grow over the icon, not off the page.
      badge: { top: 2, insetInline: 'auto -10px', transform: 'translateY(-50%)' },
    },
  },
};
