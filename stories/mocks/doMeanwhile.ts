import { adminToken } from './mockEndpoint.ts';

/** A call of another admin while a form is open. */
export const doMeanwhile = (call: string, body?: object) =>
  fetch(`/api${call}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${adminToken}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
