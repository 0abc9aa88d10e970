import { useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Keeps the caret between the same digits of a field whose text is grouped anew at each change.
 * Otherwise the browser puts it at the end, and what is typed next ends up in the wrong place.
 */
export function useCaret() {
  const input = useRef<HTMLInputElement>(null);
  const digitsAfter = useRef<number>(undefined);
  // Where only a gap was deleted, the value stays the same, and nothing else would re-render.
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    const field = input.current;
    if (!field || digitsAfter.current === undefined) return;
    const position = positionBefore(field.value, digitsAfter.current);
    digitsAfter.current = undefined;
    field.setSelectionRange(position, position);
  });

  return {
    input,
    /** To be called with the change, while the field still has the text as it was typed. */
    keep: () => {
      const { value = '', selectionStart } = input.current ?? {};
      digitsAfter.current = countDigits(value.slice(selectionStart ?? value.length));
      rerender();
    },
  };
}

/** Where so many digits follow; right after the digit before them. */
function positionBefore(text: string, digits: number): number {
  let position = text.length;
  while (position > 0 && countDigits(text.slice(position)) < digits) position--;
  if (digits === 0) return position;
  while (position > 0 && !/\d/.test(text.charAt(position - 1))) position--;
  return position;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}
