import { i18n } from '../i18n.ts';

/** Nothing, a URL, or a parcel's number. */
export const trackingPattern = '^(https?://[^\\s]+|[A-Za-z0-9][A-Za-z0-9 -]*)?$';

const tracking = new RegExp(trackingPattern);

/** Tracking of a parcel: a page of the carrier, or a number without a link. */
export function trackingOf(text = ''): { url?: string; number?: string } {
  if (text === '' || !tracking.test(text)) return {};
  return /^https?:/.test(text) ? { url: text } : { number: text };
}

/** Error in a tracking text; undefined for a valid or empty one. */
export function trackingProblem(text: string): string | undefined {
  if (tracking.test(text.trim())) return undefined;
  return i18n.t(
    'Use letters, digits, spaces and hyphens, or a full link that starts with https://',
  );
}
