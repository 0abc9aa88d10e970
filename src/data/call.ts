import type { Body, EndpointKey, Params, Query } from '../../contract/endpoint.ts';
import type { Answer } from './answers/readAnswer.ts';

type Needed<T, Name extends string> = T extends undefined ? unknown : { [N in Name]: T };
type Optional<T, Name extends string> = T extends undefined ? unknown : { [N in Name]?: T };

/** What a call takes: `params` and `body` where the contract has them; `query` is never required. */
export type CallOptions<K extends EndpointKey> = Needed<Params<K>, 'params'> &
  Needed<Body<K>, 'body'> &
  Optional<Query<K>, 'query'> & { signal?: AbortSignal };

/**
 * Makes a call. Rejects with an `ApiError` for any status outside 200–299, for `success: false`, and
 * for an answer that can't be read.
 */
export type Call = <K extends EndpointKey>(key: K, options: CallOptions<K>) => Promise<Answer<K>>;

/** An API and how to call it. */
export type ApiServer = {
  /** Without a slash at its end. */
  url: string;
  /**
   * Whether cookies go along to another origin, which then must name ours: a server that lets every
   * origin in (`Access-Control-Allow-Origin: *`) may not be sent any. The token needs none.
   */
  withCredentials?: boolean | undefined;
  /** How it is reached, where that is not over the network: by a server that renders its own pages. */
  fetch?: typeof fetch;
};
