import type { Body, EndpointKey, Params, Query } from '../../contract/endpoint.ts';
import type { Answer } from './answers/readAnswer.ts';

type Needed<T, Name extends string> = T extends undefined ? unknown : { [N in Name]: T };
type Optional<T, Name extends string> = T extends undefined ? unknown : { [N in Name]?: T };

/** Input of a call: `params` and `body` if the contract has them; `query` is always optional. */
export type CallOptions<K extends EndpointKey> = Needed<Params<K>, 'params'> &
  Needed<Body<K>, 'body'> &
  Optional<Query<K>, 'query'> & { signal?: AbortSignal };

/**
 * Sends a request. Rejects with an `ApiError` for any status outside 200–299, for `success: false`,
 * and for unreadable replies.
 */
export type Call = <K extends EndpointKey>(key: K, options: CallOptions<K>) => Promise<Answer<K>>;

export type ApiServer = {
  /** Without a trailing slash. */
  url: string;
  /**
   * Send cookies to another origin, which then must allow ours by name; browsers refuse them with
   * `Access-Control-Allow-Origin: *`. The session token needs no cookies.
   */
  withCredentials?: boolean | undefined;
  /** Replaces the network, when the server renders its own pages. */
  fetch?: typeof fetch;
};
