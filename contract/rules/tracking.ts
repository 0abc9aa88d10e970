/** Nothing, a URL, or a parcel's number. */
export const trackingPattern = '^(https?://[^\\s]+|[A-Za-z0-9][A-Za-z0-9 -]*)?$';

const tracking = new RegExp(trackingPattern);

/** How a parcel is followed: on a page of the carrier's, or by its number where there is no link. */
export function trackingOf(text = ''): { url?: string; number?: string } {
  if (text === '' || !tracking.test(text)) return {};
  return /^https?:/.test(text) ? { url: text } : { number: text };
}

/** What is wrong with it; undefined when nothing is, as with none at all. */
export function trackingProblem(text: string): string | undefined {
  if (tracking.test(text.trim())) return undefined;
  return 'Use letters, digits, spaces and hyphens, or a full link that starts with https://';
}
