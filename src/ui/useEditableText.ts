import { useState } from 'react';

/** The text of a field: what is typed, until another one is given from outside. */
export function useEditableText(given: string): [string, (text: string) => void] {
  const [state, setState] = useState({ given, text: given });
  if (state.given !== given) setState({ given, text: given });
  return [state.given === given ? state.text : given, (text) => setState({ given, text })];
}
