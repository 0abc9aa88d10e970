import { messages } from '../contract/messages.ts';

/**
 * What services throw. Each kind carries the HTTP status it is answered with, and a message
 * for people: it is sent to the caller as it stands.
 */
export abstract class ShopError extends Error {
  abstract readonly status: number;
  /** What is wrong with which field, by its path in the request. */
  readonly fields: Record<string, string> | undefined;
  /** What to tell beside the message; by default, what is wrong with the fields. */
  readonly errors: string[] | undefined = undefined;
  /** Sent with the answer. */
  readonly headers: Record<string, string> = {};

  /** @param at the field that the message is about, or what is wrong with each of several */
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
  /** @param field where it stood in the request */
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

/** 401: no account has this email and this password; which of them is wrong stays unsaid. */
export class WrongCredentials extends ShopError {
  readonly status = 401;
  override readonly errors: string[];

  constructor() {
    super(messages.wrongCredentials);
    this.errors = [this.message];
  }
}

/** 401: the password is right, the code of the authenticator is absent or does not work. */
export class WrongToken extends ShopError {
  readonly status = 401;

  constructor(message: string) {
    super(message, 'token');
  }
}

/** 402: there is no payment for it, or not yet. */
export class NotPaid extends ShopError {
  readonly status = 402;
}

/** 403: not allowed for anybody in this form. */
export class NotAllowed extends ShopError {
  readonly status = 403;
}

/** 404: absent, or somebody else's. */
export class NotFound extends ShopError {
  readonly status = 404;
}

/** 409: what is there already does not allow it. */
export class Conflict extends ShopError {
  readonly status = 409;
}

/** 413: more than is accepted. */
export class TooLarge extends ShopError {
  readonly status = 413;
}

/** 415: of a kind that is not accepted. */
export class WrongType extends ShopError {
  readonly status = 415;
}

/** 429: the same request is welcome after `seconds`; `message` tells of a better way than to wait. */
export class TooMany extends ShopError {
  readonly status = 429;
  override readonly headers: Record<string, string>;

  constructor(seconds: number, message?: string) {
    const minutes = Math.ceil(seconds / 60);
    const [count, unit] = minutes > 90 ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute'];
    super(
      message ?? `Too many attempts: try again in ${count} ${count === 1 ? unit : `${unit}s`}.`,
    );
    this.headers = { 'retry-after': String(seconds) };
  }
}

/** 503: the same request may work after some `seconds`. */
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
