import type { TSchema } from 'typebox';
import type { CallPermission } from '../rules/permissions.ts';

/**
 * Schemas of one call, and the right it needs. `rules/calls.ts` lists its callers and whether it
 * can be repeated. A part without a schema is empty.
 */
export type Endpoint = {
  summary: string;
  /** Right that an admin call needs; absent for calls of shoppers. */
  permission?: CallPermission;
  /** The change that an admin call makes, as named in the activity log. */
  action?: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** The body is `multipart/form-data`; its files are described in `summary`. */
  multipart?: true;
  /** The reply is a file, `application/pdf`. */
  pdf?: true;
  /** Allowed to an admin who still has to enrol in MFA. */
  enrols?: true;
  /** Concerns account access; logged with the user's id for security investigations. */
  audited?: true;
  /** A POST that changes no user data, so it needs no XSRF token. */
  readOnly?: true;
  reply: TSchema;
};

/** A table of calls, by method and path. */
export type EndpointRows = Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Endpoint>;
