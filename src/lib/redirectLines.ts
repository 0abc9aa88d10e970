import { isRedirectable, redirectKey } from '../../contract/rules/redirects.ts';
import type { Redirect } from '../../contract/schemas/redirects.ts';

/** Redirects as lines of an old and a new path. */
export function toLines(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to}`).join('\n');
}

/** Reads such lines, including two columns pasted from a spreadsheet. `wrong` is the number of a line that is neither. */
export function fromLines(text: string): { redirects: Redirect[]; wrong?: number } {
  const redirects: Redirect[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [from = '', to = '', rest] = line
      .trim()
      .split(/\s+/)
      .map((part) => part.replace(/^https?:\/\/[^/]+(?=\/)/, ''));
    if (!isRedirectable(from) || !isRedirectable(to) || rest !== undefined) {
      return { redirects, wrong: index + 1 };
    }
    redirects.push({ from: redirectKey(from), to });
  }
  return { redirects };
}

/** Redirects that the edited lines set or remove; others may have been added meanwhile. */
export function redirectChanges(before: readonly Redirect[], after: readonly Redirect[]) {
  const was = new Map(before.map(({ from, to }) => [from, to]));
  const kept = new Set(after.map(({ from }) => from));
  return {
    set: after.filter(({ from, to }) => was.get(from) !== to),
    remove: before.flatMap(({ from }) => (kept.has(from) ? [] : from)),
  };
}
