/** URL in a Link header. */
export function nextPage(link: unknown): string | undefined {
  return typeof link === 'string' ? /^<(.+)>; rel="next"$/.exec(link)?.[1] : undefined;
}
