import type { TSchema } from 'typebox';
import type { CallPermission } from '../rules/permissions.ts';

/**
 * Schemas of one call, and the right that it needs; `rules/calls.ts` has who may make it and whether
 * it can be repeated. Without a schema, nothing is sent in that part.
 */
export type Endpoint = {
  summary: string;
  /** Right that an admin call needs; absent for calls of shoppers. */
  permission?: CallPermission;
  /** The change that an admin call makes, as the activity log calls it. */
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
  /** A POST that changes no data of a user, and so needs no XSRF token. */
  readOnly?: true;
  reply: TSchema;
};

/** A table of calls, by method and path. */
export type EndpointRows = Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Endpoint>;
