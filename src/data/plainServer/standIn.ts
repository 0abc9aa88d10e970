import type { EndpointKey } from '../../../contract/endpoint.ts';
import type { Answer, Read } from '../answers/readAnswer.ts';
import type { Call, CallOptions } from '../call.ts';

/** Answers a call with the help of the server; `ask` sends it there as it is. */
export type StandIn<K extends EndpointKey> = (
  input: CallOptions<K>,
  ask: (input: CallOptions<K>) => Promise<Read<K>>,
  call: Call,
) => Promise<Answer<K>>;

export type StandIns = { [K in EndpointKey]?: StandIn<K> };
