/**
 * What services throw. Each kind carries the HTTP status it is answered with, and a message
 * for people: it is sent to the caller as it stands.
 */
export abstract class ShopError extends Error {
  abstract readonly status: number;
  /** What is wrong with which field, by its path in the request. */
  readonly fields: Record<string, string> | undefined;

  constructor(message: string, fields?: Record<string, string>) {
    super(message);
    this.fields = fields;
  }
}

/** 400: the caller must change the request. */
export class BadInput extends ShopError {
  readonly status = 400;
}

/** 403: whoever asks, not like this. */
export class NotAllowed extends ShopError {
  readonly status = 403;
}

/** 404: absent, or somebody else's. */
export class NotFound extends ShopError {
  readonly status = 404;
}

/** 503: the same request may work in a moment. */
export class Unavailable extends ShopError {
  readonly status = 503;
}

/** Stops the start of the server with one line that says what to do; no stack is shown. */
export class StartError extends Error {}
