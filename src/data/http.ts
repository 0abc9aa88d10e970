import type { EndpointKey, Endpoints } from '../../contract/endpoint.ts';
import { i18n } from '../../contract/i18n.ts';
import { isRepeatable } from '../../contract/rules/calls.ts';
import type { UserChange } from '../../contract/schemas/user.ts';
import type { Session } from '../lib/session.ts';
import { type Answer, isRefusal, meaningOf, type Read, readAnswer } from './answers/readAnswer.ts';
import { readFailure } from './answers/readFailure.ts';
import { UnreadableAnswer } from './answers/values.ts';
import { ApiError, hasNoAnswer, type Outcome, outcomeOf, refusedInBody } from './apiError.ts';
import type { ApiServer, Call, CallOptions } from './call.ts';
import { credentials, isAdminCall, needsSession, xsrfHeader } from './session.ts';
import type { Fallback } from './specServer/fallback.ts';
import { createAdminFallbacks, createSpecServer } from './specServer/specServer.ts';

/** Client for the contract's calls, with normalized replies. */
export type ApiClient = {
  call: Call;
  /** Like `call`, resolving to an `Outcome`; for writes, and reads whose failure is handled. */
  send<K extends EndpointKey>(key: K, options: CallOptions<K>): Promise<Outcome<Answer<K>>>;
  upload<K extends MultipartKey>(key: K, options: UploadOptions): Promise<Answer<K>>;
};

export type MultipartKey = {
  [K in EndpointKey]: Endpoints[K] extends { multipart: true } ? K : never;
}[EndpointKey];

export type UploadOptions = {
  params?: { productId: string };
  form: FormData;
  /** Receives the sent share, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

type LooseOptions = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/**
 * Creates a client for a server, with a session or anonymous. Sends `Accept: application/json` and
 * the `X-XSRF-TOKEN` header (specification X2), and sets no timeout.
 *
 * @param onSessionEnd called if the server answers 401 to a call with a session
 */
export function createApiClient(
  { url, withCredentials = false, fetch = fetchFromNetwork }: ApiServer,
  session?: Session,
  onSessionEnd?: (key: EndpointKey) => void,
): ApiClient {
  const fallbacks = createSpecServer(session?.id);
  const adminFallback = createAdminFallbacks();

  async function ask(key: EndpointKey, options: LooseOptions) {
    try {
      return await sendRequest(key, options);
    } catch (error) {
      // Another tab's login replaced the token; the refusal has set the new cookie, so retry.
      if (isStaleXsrf(error)) return sendRequest(key, options);
      // The reply was lost: retry if that is safe.
      if (hasNoAnswer(error) && mayRepeat(key, options)) return sendRequest(key, options);
      throw error;
    }
  }

  async function sendRequest(key: EndpointKey, options: LooseOptions) {
    const [method = 'GET', path = ''] = key.split(' ');
    const hasBody = options.body !== undefined;
    const body = hasBody ? JSON.stringify(options.body) : (options.form ?? null);
    const response = await fetchOrFail(
      fetch,
      url + fillPath(path, options.params) + toQuery(options.query),
      {
        method,
        signal: options.signal ?? null,
        credentials: withCredentials ? 'include' : 'same-origin',
        headers: {
          Accept: 'application/json',
          // The page's language, not the browser's.
          'Accept-Language': i18n.locale,
          ...(hasBody && { 'Content-Type': 'application/json' }),
          ...xsrfHeader(),
          ...credentials(key, session),
        },
        body,
        keepalive: outlivesPage(method, body),
      },
      options.onProgress,
    );
    const isSessionOver = response.status === 401 && session && needsSession(key);
    const data = await readBody(response, method).finally(
      () => isSessionOver && onSessionEnd?.(key),
    );
    if (!response.ok) throw new ApiError(response.status, readFailure(data));
    if (isRefusal(key, data)) throw new ApiError(refusedInBody, readFailure(data));
    return readOrFail(key, data, response.headers);
  }

  function call<K extends EndpointKey>(key: K, options: CallOptions<K>): Promise<Answer<K>> {
    const askFor = (asked: CallOptions<K>) => ask(key, asked as LooseOptions) as Promise<Read<K>>;
    // Without a fallback, the decoded reply is the final one.
    const plain = askFor as unknown as Fallback<K>;
    const fallback = fallbacks[key] ?? (isAdminCall(key) ? adminFallback(key) : plain);
    return fallback(options, askFor, call).catch((error) => meaningOf(key, error));
  }

  return {
    call,
    send: (key, options) => outcomeOf(call(key, options)),
    upload: (key, options) => ask(key, options) as Promise<never>,
  };
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Encodes a query; arrays repeat the parameter. */
function toQuery(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

/**
 * Returns true for small changes, which should be sent even if the visitor leaves the page.
 * Browsers limit `keepalive` requests to 64 KB in total.
 */
function outlivesPage(method: string, body: string | FormData | null): boolean {
  return method !== 'GET' && (body === null || (typeof body === 'string' && body.length < 16_000));
}

/** Looks up `fetch` on each call, because tests replace it. */
const fetchFromNetwork: typeof fetch = (url, init) => fetch(url, init);

async function fetchOrFail(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  onProgress: LooseOptions['onProgress'],
): Promise<Response> {
  try {
    if (!(init.body instanceof FormData)) return await fetch(url, init);
    // Lazy: uploads are rare.
    const { sendForm } = await import('./sendForm.ts');
    return await sendForm(url, init, onProgress);
  } catch (error) {
    throw isAbort(error) ? error : new ApiError(0);
  }
}

function readOrFail(key: EndpointKey, body: unknown, headers: Headers) {
  try {
    return readAnswer(key, body, headers);
  } catch (error) {
    throw error instanceof UnreadableAnswer ? new ApiError(502, { message: error.message }) : error;
  }
}

/**
 * Reads the body as JSON, or as a PDF with its headers. Changes may also be answered by plain text,
 * such as “Created” or the reason for a refusal. Throws an `ApiError` by status for anything else,
 * such as a proxy's error page.
 */
async function readBody(response: Response, method: string): Promise<unknown> {
  const type = response.headers.get('Content-Type');
  if (type === 'application/pdf') {
    return { file: await readWhole(response, 'blob'), headers: response.headers };
  }
  const text = await readWhole(response, 'text');
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    const isWord = type?.startsWith('text/plain');
    if (isWord && method !== 'GET') return text;
    throw new ApiError(response.ok ? 502 : response.status);
  }
}

/** A truncated body leaves only the status; a truncated success counts as a lost reply. */
async function readWhole<As extends 'text' | 'blob'>(response: Response, as: As) {
  try {
    return (await response[as]()) as Awaited<ReturnType<Response[As]>>;
  } catch (error) {
    throw isAbort(error) ? error : new ApiError(response.ok ? 0 : response.status);
  }
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function isStaleXsrf(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && 'X-XSRF-TOKEN' in error.fields;
}

/**
 * Returns true if a call can be repeated after a lost reply. A repeated password change would send
 * an outdated current password.
 */
function mayRepeat(key: EndpointKey, { body, form }: LooseOptions): boolean {
  if (form) return false;
  if (key === 'POST /updateuser') return !(body as UserChange).password;
  return isRepeatable(key);
}
