import { forcedColors } from './media.ts';

/*
 * What only a background or a shadow tells apart, a button's edge and what is chosen, is told in the
 * system's own colours where these are forced.
 */

const chosen = [
  'a[aria-current]',
  'button[aria-current="true"]',
  '[aria-pressed="true"]',
  '[role="tab"][aria-selected="true"]',
  '[role="menuitemradio"][aria-checked="true"]',
  'label > input:checked + span',
].join(', ');

/** What is chosen, and what has the focus, where colours are forced: by its selector. */
export const forcedColorRules = {
  [chosen]: {
    forcedColorAdjust: 'none',
    outline: '2px solid SelectedItem',
    backgroundColor: 'SelectedItem !important',
    color: 'SelectedItemText !important',
  },
  // The ring of the focus stands out from that of what is chosen.
  ':focus-visible, .Mui-focusVisible': { outline: '3px double CanvasText !important' },
} as const;

const forcedColorsQuery = `@media ${forcedColors}`;

/** Each of MUI's buttons has an edge. */
export const forcedEdge = { [forcedColorsQuery]: { border: '1px solid ButtonBorder' } };

/** What is switched or ticked has its edge in its sign. */
export const noEdge = { [forcedColorsQuery]: { border: 0 } };
/** What floats has lost its shadow. */
export const forcedFloatingEdge = { [forcedColorsQuery]: { border: '1px solid CanvasText' } };

export const forcedComponents = {
  MuiCheckbox: { styleOverrides: { root: noEdge } },
  MuiRadio: { styleOverrides: { root: noEdge } },
  MuiPopover: { styleOverrides: { paper: forcedFloatingEdge } },
  MuiDrawer: { styleOverrides: { paper: forcedFloatingEdge } },
};
