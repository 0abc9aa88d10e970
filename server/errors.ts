import { toRefusal } from '../contract/explain.ts';
import { i18n } from '../contract/i18n.ts';
import { messages } from '../contract/messages.ts';

/**
 * Error of a service, with an HTTP status. Its message is sent unchanged, so it is written in the
 * language of the request.
 */
export abstract class ShopError extends Error {
  abstract readonly status: number;
  /** Error of each field, by its path in the request. */
  readonly fields: Record<string, string> | undefined;
  /** Messages besides the main one; by default, those of the fields. */
  readonly errors: string[] | undefined = undefined;
  /** Sent with the reply. */
  readonly headers: Record<string, string> = {};

  /** @param at the field of the message, or the errors of several fields */
  constructor(message: string, at?: string | Record<string, string>) {
    super(message);
    this.fields = typeof at === 'string' ? { [at]: message } : at;
  }
}

/** 400: the caller must change the request. */
export class BadInput extends ShopError {
  readonly status = 400;
}

/** 400: a logged-in user re-enters their password, and it is wrong. */
export class WrongPassword extends BadInput {
  constructor(field: string) {
    super(messages.wrongPassword, field);
  }
}

/** 400: the visitor has an order's link but not its zip code. */
export class WrongZip extends BadInput {
  constructor() {
    super(messages.wrongZip, 'zip');
  }
}

/** 401: no session, or one that has ended. */
export class NotLoggedIn extends ShopError {
  readonly status = 401;
  override readonly headers = { 'www-authenticate': 'Bearer' };

  constructor(message: string = messages.loginNeeded) {
    super(message);
  }
}

/** 401: no account has this email and password. The message does not reveal which is wrong. */
export class WrongCredentials extends ShopError {
  readonly status = 401;
  override readonly errors: string[];

  constructor() {
    super(messages.wrongCredentials);
    this.errors = [this.message];
  }
}

/** 401: the password is right, but the authenticator's code is missing or invalid. */
export class WrongToken extends ShopError {
  readonly status = 401;

  constructor(message: string) {
    super(message, 'token');
  }
}

/** 402: not paid, or not yet. */
export class NotPaid extends ShopError {
  readonly status = 402;
}

/** 403: the caller may not make this request. */
export class NotAllowed extends ShopError {
  readonly status = 403;
}

/** 404: absent, or somebody else's. */
export class NotFound extends ShopError {
  readonly status = 404;
}

/** 409: the current state does not allow it. */
export class Conflict extends ShopError {
  readonly status = 409;
}

/** 413: too large. */
export class TooLarge extends ShopError {
  readonly status = 413;
}

/** 415: unsupported type. */
export class WrongType extends ShopError {
  readonly status = 415;
}

/** 429: the request can be repeated after `seconds`; `message` suggests an alternative. */
export class TooMany extends ShopError {
  readonly status = 429;
  override readonly headers: Record<string, string>;

  constructor(seconds: number, message?: string) {
    super(message ?? tooManyText(Math.ceil(seconds / 60)));
    this.headers = { 'retry-after': String(seconds) };
  }
}

function tooManyText(minutes: number): string {
  return minutes > 90
    ? i18n.t('Too many attempts: try again in {hours, plural, one {# hour} other {# hours}}.', {
        hours: Math.ceil(minutes / 60),
      })
    : i18n.t(
        'Too many attempts: try again in {minutes, plural, one {# minute} other {# minutes}}.',
        { minutes },
      );
}

/** 503: the same request may succeed after `seconds`. */
export class Unavailable extends ShopError {
  readonly status = 503;
  override readonly headers: Record<string, string>;

  constructor(message: string, seconds = 5) {
    super(message);
    this.headers = { 'retry-after': String(seconds) };
  }
}

/** Stops the start of the server with one line that says what to do; no stack is shown. */
export class StartError extends Error {}

/** The data folder belongs to a process that runs. */
export class FolderInUse extends StartError {}

/** @throws Conflict, or this error, with all problems, each once */
export function refuse(
  problems: ReadonlyMap<string, string>,
  Refusal: new (message: string, fields?: Record<string, string>) => ShopError = Conflict,
  separator?: string,
): void {
  if (problems.size === 0) return;
  const { message, fields } = toRefusal(problems, separator);
  throw new Refusal(message, fields);
}
