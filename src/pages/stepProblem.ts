import type { ApiError } from '../data/apiError.ts';

/** What is said once items are to be sent back. */
export const withdrawalTold = 'Your withdrawal is confirmed. You get an email with a copy.';

/**
 * What a dialog says when nothing came of sending it. After a conflict, what it shows has to have
 * been read again.
 */
export function stepProblem({ status, reason, message }: ApiError): string {
  if (status === 409) return `${message} What you see here is up to date again.`;
  return reason === 'failed' ? `Nothing was sent. ${message} Please try again.` : message;
}
