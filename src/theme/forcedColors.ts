/**
 * Forced colours (Windows contrast themes) remove backgrounds and shadows, so button borders and
 * selected states use system colours.
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
    // Distinct from the outline of selected items.
    ':focus-visible, .Mui-focusVisible': { outline: '3px double CanvasText !important' },
  },
} as const;

/** Border of buttons; `&&` overrides variants without a border. */
export const forcedEdge = {
  [forcedColors]: { '&&': { border: '1px solid ButtonBorder' } },
} as const;

/** No border for switches and checkboxes, whose icons have one. */
export const noEdge = { [forcedColors]: { '&&&': { border: 0 } } };
/** Border of floating elements, in place of their shadow. */
export const forcedFloatingEdge = { [forcedColors]: { border: '1px solid CanvasText' } };

export const forcedComponents = {
  MuiCheckbox: { styleOverrides: { root: noEdge } },
  MuiRadio: { styleOverrides: { root: noEdge } },
  MuiPopover: { styleOverrides: { paper: forcedFloatingEdge } },
  MuiDrawer: { styleOverrides: { paper: forcedFloatingEdge } },
};
