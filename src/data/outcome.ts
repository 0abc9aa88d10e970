import { ApiError } from './apiError.ts';

/** The outcome of a call; in place of a rejection, which a caller could forget. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** The outcome of a write that needs no server. */
export const done: Outcome<undefined> = { ok: true, data: undefined };

export async function outcomeOf<T>(answer: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, data: await answer };
  } catch (error) {
    return { ok: false, error: error instanceof ApiError ? error : new ApiError(0) };
  }
}
