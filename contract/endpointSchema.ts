import type { TSchema } from 'typebox';

/** What the API promises of one call. Schemas that are absent mean: nothing is sent there. */
export type Endpoint = {
  summary: string;
  /**
   * Who may call it; `guest`: customers, and whoever checks out without an account. `admin` calls
   * also carry the `role` header, which the server never believes.
   */
  auth: 'none' | 'guest' | 'user' | 'admin';
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** The body is `multipart/form-data`; its files are described in `summary`. */
  multipart?: true;
  /** The reply is a file, `application/pdf`. */
  pdf?: true;
  reply: TSchema;
};
