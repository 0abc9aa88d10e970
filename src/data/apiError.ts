import type { Failure } from '../../contract/schemas/common.ts';

/** A call that failed: with the server's own words, or because it could not be reached. */
export class ApiError extends Error {
  /** The HTTP status; 0 when the server was not reached. */
  readonly status: number;
  readonly errors: string[];
  /** What the server says of a field, by the field's name. */
  readonly fields: Record<string, string>;
  /** Of a login: the server asks for the token of an authenticator. */
  readonly asksForToken: boolean;

  constructor(status: number, failure: Partial<Failure> & { asksForToken?: boolean } = {}) {
    super(failure.message ?? (status === 0 ? 'We can’t reach the shop.' : `Status ${status}`));
    this.name = 'ApiError';
    this.status = status;
    this.errors = failure.errors ?? [];
    this.fields = failure.fields ?? {};
    this.asksForToken = failure.asksForToken ?? false;
  }

  /**
   * `stale`: somebody else has saved another version first, and nothing was saved; other conflicts
   * are with a rule. `refused`: what was sent is not acceptable. `failed`: another try may succeed.
   */
  get reason(): 'stale' | 'refused' | 'failed' {
    if (this.status === 409 && 'version' in this.fields) return 'stale';
    const isRefusal = this.status >= 400 && this.status < 500 && this.status !== 401;
    return isRefusal ? 'refused' : 'failed';
  }
}

/** Whether no answer was heard: the call may have been carried out, or not. */
export function isUnheard(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** The status given to a refusal that came with a 200: what was sent can't be processed. */
export const refusedInBody = 422;

/** The outcome of a call, instead of a rejection that a caller could forget to handle. */
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
