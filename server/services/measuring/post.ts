import { internet, type Reach, requestPublicly } from '../../lib/publicRequest.ts';

const timeoutMs = 15_000;

export type Answer = { status?: number; text: string };

/** Posts JSON to a public address; the answer's text is for the log. */
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
    const reason = status >= 400 ? await reasonIn(response) : '';
    response.destroy();
    return { status, text: [`${status} ${statusMessage}`.trim(), reason].join(' ').trim() };
  } catch (error) {
    if (timeout.aborted) return { text: `No answer in ${timeoutMs / 1000} seconds` };
    const { code = '' } = error as NodeJS.ErrnoException;
    return { text: `Can’t be reached ${code}`.trim() };
  }
}

/** Longest part of an answer that is read, and kept. */
const maxAnswer = 2000;
const maxReason = 200;

/** Meta's reason for a refusal: `error.message` of its JSON. */
async function reasonIn(response: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of response) {
    text += chunk;
    if (text.length > maxAnswer) break;
  }
  try {
    return String(JSON.parse(text).error.message).slice(0, maxReason);
  } catch {
    return '';
  }
}
