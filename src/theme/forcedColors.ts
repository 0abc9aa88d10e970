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
  'label > input:checked + span',
].join(', ');

export const forcedGlobals = {
  [forcedColors]: {
    [chosen]: {
      forcedColorAdjust: 'none',
      outline: '2px solid SelectedItem',
      backgroundColor: 'SelectedItem !important',
      color: 'SelectedItemText !important',
    },
    // What floats has lost its shadow.
    '.MuiDialog-paper, .MuiPopover-paper, .MuiDrawer-paper': { border: '1px solid CanvasText' },
    // The ring of the focus stands out from that of what is chosen.
    ':focus-visible, .Mui-focusVisible': { outline: '3px double CanvasText !important' },
  },
} as const;

/**
 * Each button has an edge: `&&` outweighs the borders that its variant leaves out. What is switched or
 * ticked has one in its sign.
 */
export const forcedEdge = {
  [forcedColors]: {
    '&&:not(:has(> [type=checkbox], > [type=radio]))': { border: '1px solid ButtonBorder' },
  },
} as const;
