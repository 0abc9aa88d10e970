import { useCallback, useRef } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { useApi } from './ApiProvider.tsx';
import type { Answer } from './answers/readAnswer.ts';
import { ApiError } from './apiError.ts';
import type { CallOptions } from './call.ts';
import { cachedKeys, endpointKey, isAnswerOf, isPageKey } from './endpointKey.ts';
import { isAbort } from './http.ts';
import { useStoredSession } from './session.ts';

type ReadKey = Extract<EndpointKey, `GET ${string}`>;

/**
 * Reply of a GET endpoint, kept fresh by SWR. With `keepPreviousData` the reply to the previous
 * input is returned, as `refreshing`, until the new one arrives.
 * @param input null fetches nothing and stays `loading`
 * @param options `aborts`: a new input aborts the previous call; only if no other component uses it
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
  // Ignore aborted calls, which are refetched when the same input returns.
  const error = isAbort(answer.error) ? undefined : answer.error;
  const isFormer =
    options.keepPreviousData === true &&
    (isLoading || cache.get(unstable_serialize(key))?.data === undefined);
  const resource = toResource({ data: error && isFormer ? undefined : data, error });
  if (resource.status === 'ready') return { ...resource, refreshing: isFormer };
  return resource.status === 'failed' ? { ...resource, hadAnswer: data !== undefined } : resource;
}

/**
 * Result of a reading hook: exactly one of three states, so that a page can't forget one. `data` is
 * undefined until it is ready, for callers that need no loading or error state.
 */
export type Resource<T> =
  | { status: 'loading'; data?: undefined }
  /** `hadAnswer`: the previous input had a reply. */
  | { status: 'failed'; error: Error; hadAnswer?: boolean; data?: undefined }
  /** `refreshing`: the data belongs to the previous input while the new one loads. */
  | { status: 'ready'; data: T; refreshing?: boolean };

/** Converts an SWR result; data stays available if a refresh fails. */
export function toResource<T>(answer: { data: T | undefined; error: unknown }): Resource<T> {
  if (answer.data !== undefined) return { status: 'ready', data: answer.data };
  if (answer.error) return { status: 'failed', error: asError(answer.error) };
  return { status: 'loading' };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/**
 * Revalidates all cached replies of some endpoints: at once if mounted, else when they are shown
 * again.
 */
export function useRevalidate() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...endpoints: EndpointKey[]) => {
      const isMeant = isAnswerOf(endpoints);
      // Clear the pages of infinite lists, which refetch only missing ones; they stay visible
      // meanwhile.
      void mutate((key) => isMeant(key) && isPageKey(key), undefined, { revalidate: false });
      await Promise.all(cachedKeys(mutate, endpoints).map((key) => mutate(key)));
    },
    [mutate],
  );
}

/** Global SWR settings. Refusals (4xx) are not retried. */
export const swrConfig: SWRConfiguration = {
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  dedupingInterval: 5_000,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
};

/** For data that customers keep changing: refetches every minute while shown. */
export const polling = { keepPreviousData: true, refreshInterval: 60_000 };

/** For data being edited, which must not change meanwhile. */
export const noAutoRevalidation = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** For data that hardly changes: fetched once per visit. */
export const fetchOnce = { revalidateOnFocus: false, revalidateIfStale: false };
