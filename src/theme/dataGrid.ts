import type { CSSObject, Theme } from '@mui/material/styles';
import { touchTarget } from './tokens.ts';

/**
 * Styles of the admin data grid: hairlines and small capitals, without a frame. Separate from the
 * theme, so that only admin pages load it.
 */
export function dataGridStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    '--DataGrid-t-color-background-base': palette.background.paper,
    '--DataGrid-t-color-background-overlay': palette.background.paper,
    '--DataGrid-t-color-border-base': palette.divider,
    '--DataGrid-t-header-background-base': palette.background.paper,
    '--DataGrid-t-color-interactive-selected-opacity': '6%',
    '--DataGrid-rowBorderColor': palette.divider,
    borderColor: palette.divider,
    '& .MuiDataGrid-columnHeader': {
      ...theme.typography.overline,
      letterSpacing: '0.08em',
      color: palette.text.secondary,
    },
    '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 'inherit' },
    '& .MuiDataGrid-columnHeader--sorted': { color: palette.text.primary },
    '& .MuiDataGrid-columnSeparator': { color: palette.divider },
    '& .MuiDataGrid-row:hover': { backgroundColor: palette.background.default },
    '& .MuiDataGrid-row--dynamicHeight > .MuiDataGrid-cell': { paddingBlock: theme.spacing(1) },
    '& .MuiDataGrid-row.is-open': {
      backgroundColor: palette.background.default,
      boxShadow: `inset 3px 0 0 ${palette.secondary.main}`,
    },
    // No focus ring after clicks; always one for the keyboard.
    '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': { outline: 'none' },
    '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': {
      outline: 'none',
    },
    '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
      outline: `2px solid ${palette.secondary.main}`,
      outlineOffset: -2,
    },
    // Filled, to be recognizable as disabled without other checkboxes nearby.
    '& .MuiCheckbox-root.Mui-disabled svg': {
      background: `linear-gradient(${palette.action.disabledBackground} 0 0) center / 75% 75% no-repeat`,
    },
    '& .MuiCheckbox-root.Mui-focusVisible': { outlineOffset: -4 },
    // Inset, so that the grid does not clip it.
    '& .MuiDataGrid-footerContainer .Mui-focusVisible': { outlineOffset: -2 },
    '& .MuiDataGrid-iconButtonContainer .MuiIconButton-root': { minWidth: 24, minHeight: 24 },
    '& .MuiDataGrid-footerContainer': { minHeight: touchTarget + 8, borderColor: palette.divider },
    '& .MuiTablePagination-displayedRows': { ...theme.typography.body2, margin: 0 },
  };
}
