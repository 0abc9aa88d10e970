import { useEffect, useState } from 'react';

/** How long typing must rest before the words are searched for. */
const delayMs = 300;

/**
 * The words of a search field that searches while they are typed.
 * @param q what is searched for now; empty where nothing is
 * @param onSearch gets the words without spaces around them; undefined where there are none
 */
export function useSearchWords(q: string, onSearch: (q: string | undefined) => void) {
  // `sent`: what was asked for and is not `q` yet. It must not overwrite what was typed since.
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
    /** Searches now, without waiting for the end of the typing. */
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
