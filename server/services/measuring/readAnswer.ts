import type { IncomingMessage } from 'node:http';
import type { Answer } from '../outbox.ts';

export type MeasuringAnswer = Answer & {
  /** Temporary failure or rate limit. */
  isTransient?: boolean;
  /** The service refuses the secret. */
  isSecretRefused?: boolean;
};

/**
 * The answer of a service. Its text for the log has only the codes of the reason, because Meta's
 * words may repeat the token.
 */
export async function readAnswer(response: IncomingMessage): Promise<MeasuringAnswer> {
  const { statusCode: status = 0, statusMessage = '' } = response;
  const reason = status >= 400 ? await reasonIn(response) : undefined;
  const { code, subcode, type = '', isTransient = false } = reason ?? {};
  const numbers = code === undefined ? '' : `${code}/${subcode ?? 0}`;
  return {
    status,
    text: [status, statusMessage.slice(0, 60), type, numbers].filter(Boolean).join(' '),
    isTransient: isTransient || (code !== undefined && transientCodes.includes(code)),
    isSecretRefused: code === expiredToken,
  };
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
