import type { SWRConfiguration } from 'swr';
import { ApiError } from './http.ts';

/** How every resource is kept fresh. A refusal (4xx) is an answer: asking again would not help. */
export const swrConfig: SWRConfiguration = {
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  dedupingInterval: 5_000,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
};
