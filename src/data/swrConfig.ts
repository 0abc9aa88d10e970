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

/** What customers go on changing: on the screen it is asked for again every minute. */
export const polling = { keepPreviousData: true, refreshInterval: 60_000 };

/** What is being changed must not move: it is not asked for again by itself. */
export const noAutoRevalidation = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** What hardly ever changes is asked for once a visit. */
export const fetchOnce = { revalidateOnFocus: false, revalidateIfStale: false };
