import type { EndpointKey, Endpoints } from '../../contract/endpoint.ts';
import type { Session } from '../lib/session.ts';
import { type Answer, isRefusal, meaningOf, type Read, readAnswer } from './answers/readAnswer.ts';
import { readFailure } from './answers/readFailure.ts';
import { UnreadableAnswer } from './answers/values.ts';
import { ApiError, isUnheard, type Outcome, outcomeOf, refusedInBody } from './apiError.ts';
import type { ApiServer, Call, CallOptions } from './call.ts';
import { credentials, isAdminCall, needsSession, xsrfHeader } from './credentials.ts';
import { isRepeatable } from './isRepeatable.ts';
import type { Fallback } from './plainServer/fallback.ts';
import { createAdminFallbacks, createPlainServer } from './plainServer/plainServer.ts';

/** The contract's calls against one server, with answers in the contract's own form. */
export type ApiClient = {
  call: Call;
  /** The same, resolving to an `Outcome`: for writes, and for reads whose failure is answered. */
  send<K extends EndpointKey>(key: K, options: CallOptions<K>): Promise<Outcome<Answer<K>>>;
  /** A call whose body is a form with files. */
  upload<K extends MultipartKey>(key: K, options: UploadOptions): Promise<Answer<K>>;
};

/** Calls whose body is a form with files. */
export type MultipartKey = {
  [K in EndpointKey]: Endpoints[K] extends { multipart: true } ? K : never;
}[EndpointKey];

export type UploadOptions = {
  params?: { productId: string };
  form: FormData;
  /** Told how much has been sent, from 0 to 1. */
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
 * A client for a server, which calls in the name of a session or anonymously. Sends
 * `Accept: application/json` and the `X-XSRF-TOKEN` header (specification X2), and sets no timeout.
 *
 * @param onSessionEnd told of the call that the server answered with 401 although it came with a
 *   session.
 */
export function createApiClient(
  { url, withCredentials = false, fetch = fetchFromNetwork }: ApiServer,
  session?: Session,
  onSessionEnd?: (key: EndpointKey) => void,
): ApiClient {
  const fallbacks = createPlainServer(session?.id);
  const adminFallback = createAdminFallbacks();

  async function ask(key: EndpointKey, options: LooseOptions) {
    try {
      return await askOnce(key, options);
    } catch (error) {
      // The refusal brought a fresh cookie: another tab's login had made ours an old one.
      if (isStaleXsrf(error)) return askOnce(key, options);
      // It may have been done without an answer that was heard.
      if (isUnheard(error) && isRepeatable(key, options.body) && !options.form)
        return askOnce(key, options);
      throw error;
    }
  }

  async function askOnce(key: EndpointKey, options: LooseOptions) {
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
    // What has no fallback is read into the very form that is given.
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

/** A list repeats its name. */
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
 * What changes something is sent even if the visitor leaves the page at once. Browsers allow that
 * for 64 KB in all.
 */
function outlivesPage(method: string, body: string | FormData | null): boolean {
  return method !== 'GET' && (body === null || (typeof body === 'string' && body.length < 16_000));
}

/** Looked up at each call, as tests replace it. */
const fetchFromNetwork: typeof fetch = (url, init) => fetch(url, init);

async function fetchOrFail(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  onProgress: LooseOptions['onProgress'],
): Promise<Response> {
  try {
    if (!(init.body instanceof FormData)) return await fetch(url, init);
    // Few send files.
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
 * The body as JSON, or the file that it is with its headers; one that is neither (a proxy's error
 * page) is an `ApiError` by its status. A change that is done may be answered by a word alone, as
 * “Created”, and a refusal by its reason.
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

/** A truncated body leaves only the status; that of a success counts as no answer at all. */
async function readWhole<As extends 'text' | 'blob'>(response: Response, as: As) {
  try {
    return (await response[as]()) as Awaited<ReturnType<Response[As]>>;
  } catch (error) {
    throw isAbort(error) ? error : new ApiError(response.ok ? 0 : response.status);
  }
}

/** The caller has aborted it. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function isStaleXsrf(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && 'X-XSRF-TOKEN' in error.fields;
}
