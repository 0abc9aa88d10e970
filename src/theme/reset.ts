/** Elements that browsers give a look of their own, which the shop's components start without. */
export const reset = {
  'p, ul, ol, dl, dd, fieldset': { margin: 0, padding: 0 },
  // A list without marks is none to VoiceOver unless it says its role.
  '[role="list"]': { listStyle: 'none' },
  fieldset: { minWidth: 0, border: 0 },
};
