import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyServerOptions } from 'fastify';
import { messageOf, sendStatus } from './errorHandler.ts';
import { isVisit } from './website.ts';

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers requests that never reach a route, or are not HTTP at all, in the contract's shape. A
 * browser with a malformed URL gets the app's page, as for any unknown one.
 */
export const malformedRequests: Pick<
  FastifyServerOptions,
  'rewriteUrl' | 'frameworkErrors' | 'clientErrorHandler'
> = {
  rewriteUrl: ({ method = '', url = '', headers }) =>
    isVisit({ method, url, headers }) && isMalformed(url) ? url.replaceAll('%', '%25') : url,
  frameworkErrors: (error, _request, reply) => sendStatus(reply, error.statusCode ?? 400),
  clientErrorHandler: answerOnSocket,
};

function isMalformed(url: string): boolean {
  try {
    decodeURI(url);
    return false;
  } catch {
    return true;
  }
}

function answerOnSocket(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code] ?? 400;
  const body = JSON.stringify({ success: false, message: messageOf(status) });
  socket.write(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // By `end` alone, a client that keeps its side open would keep the socket.
  socket.destroySoon();
}
