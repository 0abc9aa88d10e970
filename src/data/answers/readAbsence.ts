import type { EndpointKey } from '../../../contract/endpoint.ts';
import { ApiError, refusedInBody } from '../apiError.ts';
import type { Answer } from './readAnswer.ts';

/** The refusals that are an answer, by status. An id that is refused (400) is nobody's either. */
const meanings: { [K in EndpointKey]?: Record<number, Answer<K>> } = {
  'GET /product/:id': { 400: null, 404: null },
  'GET /getproduct/:id': { 400: null, 404: null },
  'GET /getuser': { 401: null },
  'GET /mfa/fetch': { 400: 'notEnrolled', [refusedInBody]: 'notEnrolled' },
};

/** What a failure of this call answers; throws it where it answers nothing. */
export function meaningOf<K extends EndpointKey>(key: K, error: unknown): Answer<K> {
  const meaning = error instanceof ApiError ? meanings[key]?.[error.status] : undefined;
  if (meaning === undefined) throw error;
  return meaning as Answer<K>;
}
