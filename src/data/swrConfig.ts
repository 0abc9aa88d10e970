import type { SWRConfiguration } from 'swr';
import { ApiError } from './apiError.ts';

/** How every resource is kept fresh. A refusal (4xx) is an answer: asking again would not help. */
export const swrConfig: SWRConfiguration = {
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  dedupingInterval: 5_000,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
};

/** For what customers keep changing: while it is shown, it is refetched every minute. */
export const polling = { keepPreviousData: true, refreshInterval: 60_000 };

/** For what is being edited, which must not change under the editor. */
export const noAutoRevalidation = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** For what hardly ever changes: fetched once a visit. */
export const fetchOnce = { revalidateOnFocus: false, revalidateIfStale: false };
