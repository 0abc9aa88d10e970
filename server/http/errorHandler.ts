import { STATUS_CODES } from 'node:http';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { i18n } from '../../contract/i18n.ts';
import type { Failure } from '../../contract/schemas/common.ts';
import { ShopError, Unavailable } from '../errors.ts';
import { speakingTo } from '../lib/languages.ts';
import { isOutage } from '../lib/outage.ts';

/** For errors of the framework, before a service is called. */
const messages: Record<number, string> = {
  400: /*i18n*/ 'The request cannot be read: its URL or its JSON is malformed.',
  413: /*i18n*/ 'The request is too large: this call accepts less.',
  415: /*i18n*/ 'The content type is not accepted here: send application/json.',
  429: /*i18n*/ 'Too many requests: wait a little before the next one.',
  431: /*i18n*/ 'The headers of the request are too large.',
  503: /*i18n*/ 'The shop is very busy right now: try again in a few seconds.',
};

const outage = /*i18n*/ 'The shop cannot do this right now: try again in a few seconds.';

const internalError =
  /*i18n*/ 'Something went wrong on our side. Try again, or contact us if it keeps happening.';

/** Gives every failure the contract's shape, and hides internal details. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ShopError, request, reply) =>
    speakingTo(request.listener ?? { language: 'en' }, () => sendError(error, request, reply)),
  );
}

function sendError(
  error: FastifyError | ShopError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ShopError) return sendShopError(error, reply);
  if (isOutage(error)) {
    log(error, request);
    return sendShopError(new Unavailable(i18n.t(outage), 2), reply);
  }
  const status = error.statusCode ?? 500;
  if (status < 500 || status === 503) return sendStatus(reply, status);
  log(error, request);
  return fail(reply, 500, i18n.t(internalError));
}

/** Answers an error that was found before a service was called. */
export function sendStatus(reply: FastifyReply, status: number): FastifyReply {
  return fail(reply, status, messageOf(status));
}

export function messageOf(status: number): string {
  const message = messages[status];
  return message === undefined ? `${STATUS_CODES[status]}.` : i18n.t(message);
}

function sendShopError(error: ShopError, reply: FastifyReply): FastifyReply {
  reply.headers(error.headers);
  return fail(reply, error.status, error.message, error.fields, error.errors);
}

function log(error: Error, request: FastifyRequest): void {
  request.log.error(
    { err: redactValues(error), url: redactQuery(request.url) },
    'A request failed',
  );
}

/** Answers with a failure of the contract's shape. */
export function fail(
  reply: FastifyReply,
  status: number,
  message: string,
  fields?: Record<string, string>,
  errors = fields && Object.values(fields),
): FastifyReply {
  const failure: Failure = { success: false, message, errors, fields };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failure);
}

/** Removes the values of a failed query for the log: they may be hashes or names. */
export function redactValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const reason = error.cause?.message ?? 'unknown reason';
  const loggable = new Error(`Query failed (${reason}): ${error.query}`);
  loggable.stack = error.stack?.replace(error.message, loggable.message);
  return loggable;
}

/** The path of a request for the log: a query may hold an email or the token of a link. */
export function redactQuery(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
