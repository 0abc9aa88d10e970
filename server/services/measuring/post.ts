import { internet, type Reach, requestPublicly } from '../../lib/publicRequest.ts';

const timeoutMs = 15_000;

export type Answer = {
  status?: number;
  text: string;
  /** The service fails for now, or has had too many requests. */
  isTransient?: boolean;
  /** The service refuses the secret. */
  isSecretRefused?: boolean;
};

/**
 * Posts JSON to a public address; the answer's text is for the log. It has numbers of the reason
 * only, because Meta's words may repeat the token.
 */
export async function post(
  reach: Reach = internet,
  { url, body }: { url: string; body: string },
  stopping: AbortSignal | undefined,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await requestPublicly(url, reach, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        'user-agent': 'Hemline',
      },
      signal: stopping ? AbortSignal.any([timeout, stopping]) : timeout,
      body,
    });
    const { statusCode: status = 0, statusMessage = '' } = response;
    const reason = status >= 400 ? await reasonIn(response) : undefined;
    response.destroy();
    const { code, subcode, type = '', isTransient = false } = reason ?? {};
    const numbers = code === undefined ? '' : `${code}/${subcode ?? 0}`;
    return {
      status,
      text: [status, statusMessage.slice(0, 60), type, numbers].filter(Boolean).join(' '),
      isTransient: isTransient || (code !== undefined && transientCodes.includes(code)),
      isSecretRefused: code === expiredToken,
    };
  } catch (error) {
    if (timeout.aborted) return { text: `No answer in ${timeoutMs / 1000} seconds` };
    const { code = '' } = error as NodeJS.ErrnoException;
    return { text: `Can’t be reached ${code}`.trim() };
  }
}

/**
 * Codes of Meta's errors (developers.facebook.com/docs/graph-api/guides/error-handling, read in
 * November 2026): unknown, service, limits of app, user, page, calls and data set; expired token.
 */
const transientCodes = [1, 2, 4, 17, 32, 613, 80004];
const expiredToken = 190;

/** Longest part of an answer that is read. */
const maxAnswer = 2000;

/** Meta's reason for a refusal: `error` of its JSON. */
async function reasonIn(response: AsyncIterable<Buffer>) {
  let text = '';
  for await (const chunk of response) {
    text += chunk;
    if (text.length > maxAnswer) break;
  }
  try {
    const {
      code,
      error_subcode: subcode,
      type,
      is_transient: isTransient,
    } = JSON.parse(text).error;
    return {
      ...(Number.isInteger(code) && { code: code as number }),
      ...(Number.isInteger(subcode) && { subcode: subcode as number }),
      ...(/^\w{1,40}$/.test(type) && { type: type as string }),
      isTransient: isTransient === true,
    };
  } catch {
    return undefined;
  }
}
