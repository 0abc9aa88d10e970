import { ApiError } from './http.ts';

/** How servers answer a call that they do not have. */
const missing = [404, 405, 501];

/** Whether the server does not have the call: an extension of ours, on another server. */
export function isMissingCall(error: unknown): boolean {
  return error instanceof ApiError && missing.includes(error.status);
}
