import type { Static, TSchema } from 'typebox';
import type { endpoints } from './endpoints.ts';

/** Type of the table, in which each value keeps its schemas. */
export type Endpoints = typeof endpoints;

/** A method and path, such as `'GET /product/:id'`. */
export type EndpointKey = keyof Endpoints;

type Part<K extends EndpointKey, P extends 'params' | 'query' | 'body' | 'reply'> =
  Endpoints[K] extends Record<P, infer S extends TSchema> ? Static<S> : undefined;

export type Params<K extends EndpointKey> = Part<K, 'params'>;
export type Query<K extends EndpointKey> = Part<K, 'query'>;
export type Body<K extends EndpointKey> = Part<K, 'body'>;
export type Reply<K extends EndpointKey> = Part<K, 'reply'>;
