import { redirectKey } from '../../contract/rules/redirects.ts';
import { mockEndpoint } from './mockEndpoint.ts';

/** Redirects of a former shop. */
export function redirectHandlers() {
  const redirects = new Map<string, string>();
  return [
    mockEndpoint('GET /redirects', () => ({
      reply: [...redirects].toSorted().map(([from, to]) => ({ from, to })),
    })),
    mockEndpoint('POST /saveredirects', ({ body: { set, remove } }) => {
      for (const from of remove) redirects.delete(redirectKey(from));
      for (const { from, to } of set) redirects.set(redirectKey(from), to);
      return { reply: { success: true } };
    }),
  ];
}
