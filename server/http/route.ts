import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Body, EndpointKey, Params, Query, Reply } from '../../contract/endpoint.ts';
import { type Endpoint, endpoints } from '../../contract/endpoints.ts';
import { type AccessOf, accessOf } from '../../contract/rules/access.ts';
import { Failure } from '../../contract/schemas/common.ts';
import { NotLoggedIn } from '../errors.ts';
import type { Caller } from '../security/caller.ts';
import { bodyLimitOf } from './bodyLimit.ts';

/** What a handler gets: the parts of the request that the contract names, already checked. */
type Input<K extends EndpointKey> = {
  params: Params<K>;
  query: Query<K>;
  body: Body<K>;
  /** Who calls; absent where the contract lets everyone call. */
  caller: AccessOf<K> extends 'public' ? undefined : Caller;
};

/**
 * Serves one call of the contract, whose schemas check the request, shape the reply and type the
 * handler. One that has sent its answer returns the reply. `authentication.ts` enforces its access
 * before the body is read.
 */
export function route<K extends EndpointKey>(
  app: FastifyInstance,
  key: K,
  handler: (
    input: Input<K>,
    reply: FastifyReply,
  ) => Promise<Reply<K> | FastifyReply> | Reply<K> | FastifyReply,
): void {
  const { params, query, body, multipart, reply }: Endpoint = endpoints[key];
  const [method, url] = key.split(' ') as [string, string];
  app.route({
    method,
    url,
    ...(!multipart && { bodyLimit: bodyLimitOf(body) }),
    config: { call: key },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: reply, '4xx': Failure, '5xx': Failure },
    },
    // The validator has checked each part against the schema that K stands for.
    handler: (request, answer) => {
      if (accessOf(key) !== 'public' && !request.caller) throw new NotLoggedIn();
      return handler(request as unknown as Input<K>, answer);
    },
  });
}
