import { startTransition, useEffect, useOptimistic, useState } from 'react';

/** Debounce of typing, in ms. */
const delayMs = 300;

/**
 * State of a search field that searches while typing.
 * @param q current search; may be empty
 * @param onSearch receives the trimmed text; undefined if empty
 */
export function useSearchWords(q: string, onSearch: (q: string | undefined) => void) {
  // `sent`: searches that have not arrived as `q` yet; they must not overwrite newer typing.
  const [state, setState] = useState({ q, words: q, sent: [] as string[] });
  const { words, sent } = state;
  if (state.q !== q) {
    const arrived = sent.indexOf(q);
    setState({
      q,
      words: arrived < 0 ? q : words,
      sent: arrived < 0 ? [] : sent.slice(arrived + 1),
    });
  }

  const wanted = words.trim();
  const isPending = wanted !== (sent.at(-1) ?? q);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => {
      setState((before) => ({ ...before, sent: [...before.sent, wanted] }));
      onSearch(wanted || undefined);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isPending, wanted, onSearch]);

  return {
    words,
    type: (typed: string) => setState((before) => ({ ...before, words: typed })),
    /** Searches at once, without the debounce. */
    search: () => {
      setState((before) => ({
        ...before,
        words: wanted,
        sent: isPending ? [...before.sent, wanted] : before.sent,
      }));
      onSearch(wanted || undefined);
    },
  };
}

/** Editable text that resets when `given` changes. */
export function useEditableText(given: string): [string, (text: string) => void] {
  const [state, setState] = useState({ given, text: given });
  if (state.given !== given) setState({ given, text: given });
  return [state.given === given ? state.text : given, (text) => setState({ given, text })];
}

/**
 * Optimistic value, shown until its page renders, so that a second press builds on the first.
 *
 * @param value of the rendered page
 * @param change navigates to the page of a new value, in a transition
 */
export function useOptimisticValue<T, Rest extends unknown[]>(
  value: T,
  change: (value: T, ...rest: Rest) => void,
) {
  const [chosen, choose] = useOptimistic(value);
  const changeValue = (next: T, ...rest: Rest) =>
    startTransition(() => {
      choose(next);
      change(next, ...rest);
    });
  return [chosen, changeValue] as const;
}

/** As `useOptimisticValue`, for an object of which a press changes parts. */
export function useOptimisticParts<T extends object>(
  value: T,
  change: (parts: Partial<T>) => void,
) {
  const [chosen, choose] = useOptimistic(value, (now, parts: Partial<T>) => ({ ...now, ...parts }));
  const changeParts = (parts: Partial<T>) =>
    startTransition(() => {
      choose(parts);
      change(parts);
    });
  return [chosen, changeParts] as const;
}
