import { i18n } from '../../contract/i18n.ts';
import type { Failure } from '../../contract/schemas/common.ts';

/** Failed call, with the server's message, or because the server was not reached. */
export class ApiError extends Error {
  /** HTTP status; 0 if the server was not reached. */
  readonly status: number;
  readonly errors: string[];
  /** Error messages by field. */
  readonly fields: Record<string, string>;
  /** For logins: the server asks for an MFA token. */
  readonly asksForToken: boolean;

  constructor(status: number, failure: Partial<Failure> & { asksForToken?: boolean } = {}) {
    super(failure.message ?? failure.errors?.join(' ') ?? textOf(status));
    this.name = 'ApiError';
    this.status = status;
    this.errors = failure.errors ?? [];
    this.fields = failure.fields ?? {};
    this.asksForToken = failure.asksForToken ?? false;
  }

  /**
   * `stale`: version conflict, nothing was saved. `refused`: the request is not acceptable,
   * including other conflicts. `failed`: a retry may succeed.
   */
  get reason(): 'stale' | 'refused' | 'failed' {
    if (this.status === 409 && 'version' in this.fields) return 'stale';
    const isRefusal = this.status >= 400 && this.status < 500 && this.status !== 401;
    return isRefusal ? 'refused' : 'failed';
  }
}

/** Human-readable reason if the server gives none. */
function textOf(status: number): string {
  if (status === 0) return i18n.t('We can’t reach the shop.');
  if (status === 413) return i18n.t('This is more than the shop accepts.');
  if (status === 429) return i18n.t('There were too many attempts.');
  return status < 500
    ? i18n.t('The shop has refused this.')
    : i18n.t('The shop can’t do this right now.');
}

/** Returns true if no reply arrived, so that the call may or may not have been processed. */
export function hasNoAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Status assigned to a refusal that was sent with a 200: unprocessable content. */
export const refusedInBody = 422;

/** Result of a call, instead of a rejection that callers could forget to handle. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** Outcome of a write that needs no server. */
export const done: Outcome<undefined> = { ok: true, data: undefined };

export async function outcomeOf<T>(answer: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, data: await answer };
  } catch (error) {
    return { ok: false, error: error instanceof ApiError ? error : new ApiError(0) };
  }
}
