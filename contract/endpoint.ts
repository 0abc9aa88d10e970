import type { Static, TSchema } from 'typebox';
import type { endpoints } from './endpoints.ts';

/** What the API promises of one call. Schemas that are absent mean: nothing is sent there. */
export type Endpoint = {
  summary: string;
  /** Who may call it. `admin` calls also carry the `role` header, which the server never believes. */
  auth: 'none' | 'user' | 'admin';
  /** Not in the specification: another server may lack it, and the app must do without. */
  extension?: true;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** The body is `multipart/form-data`; its files are described in `summary`. */
  multipart?: true;
  reply: TSchema;
};

/** The table's own type: each value keeps its schemas. */
export type Endpoints = typeof endpoints;

/** A method and path, as `'GET /product/:id'`. */
export type EndpointKey = keyof Endpoints;

type Part<K extends EndpointKey, P extends 'params' | 'query' | 'body' | 'reply'> =
  Endpoints[K] extends Record<P, infer S extends TSchema> ? Static<S> : undefined;

export type Params<K extends EndpointKey> = Part<K, 'params'>;
export type Query<K extends EndpointKey> = Part<K, 'query'>;
export type Body<K extends EndpointKey> = Part<K, 'body'>;
export type Reply<K extends EndpointKey> = Part<K, 'reply'>;
