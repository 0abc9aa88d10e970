import { useRef } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { useApi } from './ApiProvider.tsx';
import type { Answer } from './answers/readAnswer.ts';
import type { CallOptions } from './call.ts';
import { endpointKey } from './endpointKey.ts';
import { isAbort } from './http.ts';
import { type Resource, toResource } from './resource.ts';
import { useStoredSession } from './useStoredSession.ts';

type ReadKey = Extract<EndpointKey, `GET ${string}`>;

/**
 * What a GET endpoint of the contract answers, kept fresh by SWR. With `keepPreviousData` the answer
 * to the question before is shown, as `refreshing`, until there is one to this.
 *
 * @param input null asks for nothing, and stays `loading`
 * @param options with `aborts`, a question takes the place of the one before, whose call is aborted;
 *   only for what no other component asks for
 */
export function useEndpoint<K extends ReadKey>(
  endpoint: K,
  input: CallOptions<K> | null,
  { aborts = false, ...options }: SWRConfiguration & { aborts?: boolean } = {},
): Resource<Answer<K>> {
  const { call } = useApi();
  const { cache } = useSWRConfig();
  const { session } = useStoredSession();
  const key = endpointKey(endpoint, input, session);
  const latest = useRef<AbortController>(undefined);
  async function ask() {
    if (!aborts) return call(endpoint, input as CallOptions<K>);
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    return call(endpoint, { ...(input as CallOptions<K>), signal });
  }
  const answer = useSWR<Answer<K>>(key, ask, options);
  const { data, isLoading } = answer;
  // Words that come again are asked for anew.
  const error = isAbort(answer.error) ? undefined : answer.error;
  const isFormer =
    options.keepPreviousData === true &&
    (isLoading || cache.get(unstable_serialize(key))?.data === undefined);
  const resource = toResource({ data: error && isFormer ? undefined : data, error });
  if (resource.status === 'ready') return { ...resource, refreshing: isFormer };
  return resource.status === 'failed' ? { ...resource, hadAnswer: data !== undefined } : resource;
}
