/**
 * Forced colours (as Windows' contrast themes) take every background and shadow away: what only those
 * tell apart, a button's edge and what is chosen, is told in the system's own colours.
 */
export const forcedColors = '@media (forced-colors: active)';

const chosen = [
  'a[aria-current]',
  'button[aria-current="true"]',
  '[aria-pressed="true"]',
  '[role="tab"][aria-selected="true"]',
  '[role="menuitemradio"][aria-checked="true"]',
  '[role="radiogroup"] > .Mui-checked',
].join(', ');

export const forcedChosen = {
  [forcedColors]: {
    [chosen]: {
      forcedColorAdjust: 'none',
      outline: '2px solid SelectedItem',
      backgroundColor: 'SelectedItem !important',
      color: 'SelectedItemText !important',
    },
    // The ring of the focus stands out from that of what is chosen.
    ':focus-visible, .Mui-focusVisible': { outline: '3px double CanvasText !important' },
  },
} as const;

/** Each button has an edge: `&&` outweighs the borders that its variant leaves out. */
export const forcedEdge = {
  [forcedColors]: { '&&': { border: '1px solid ButtonBorder' } },
} as const;

/** What is switched or ticked has its edge in its sign. */
export const noEdge = { [forcedColors]: { '&&&': { border: 0 } } };
/** What floats has lost its shadow. */
export const forcedFloatingEdge = { [forcedColors]: { border: '1px solid CanvasText' } };

export const forcedComponents = {
  MuiCheckbox: { styleOverrides: { root: noEdge } },
  MuiRadio: { styleOverrides: { root: noEdge } },
  MuiPopover: { styleOverrides: { paper: forcedFloatingEdge } },
  MuiDrawer: { styleOverrides: { paper: forcedFloatingEdge } },
};
