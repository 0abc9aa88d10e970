/**
 * Styles of a date field's input. WebKit shows today in an empty one, so there it is hidden until
 * the field has the focus. Only WebKit knows hanging punctuation.
 */
export const dateInput = {
  '@supports (hanging-punctuation: first)': {
    'input[value=""]:not(:focus)::-webkit-datetime-edit': { opacity: 0 },
  },
};
