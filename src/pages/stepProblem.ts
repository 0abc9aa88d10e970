import type { ApiError } from '../data/apiError.ts';

/**
 * What a dialog says when sending it did not succeed. After a conflict, what it shows has to have
 * been read again. An answer may be lost after the step was taken: each can be sent again.
 */
export function stepProblem({ status, reason, message }: ApiError): string {
  if (status === 409) return `${message} What you see here is up to date again.`;
  if (reason !== 'failed') return message;
  return `This may not have gone through. ${message} You can safely try again.`;
}
