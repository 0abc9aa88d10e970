import type { ApiError } from '../data/apiError.ts';

const maybe = 'This may not have gone through.';
const upToDate = 'What you see here is up to date again.';

/**
 * What a dialog says when sending it did not succeed. After a conflict, what it shows has to have
 * been read again. An answer may be lost after the step was taken: each can be sent again.
 */
export function stepProblem({ status, reason, message }: ApiError): string {
  if (status === 409) return `${message} ${upToDate}`;
  if (reason !== 'failed') return message;
  return `${maybe} ${message} You can safely try again.`;
}

/**
 * The same of a step whose outcome a list shows, which has to have been read again: by then, the
 * button that was pressed may do the opposite.
 */
export function listProblem({ reason, message }: ApiError): string {
  if (reason === 'stale') return `${message} ${upToDate}`;
  if (reason !== 'failed') return message;
  return `${maybe} ${message} Look at the list before you try again.`;
}
