import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { cachedKeys, isAnswerOf, isPageKey } from './endpointKey.ts';

/**
 * Refetches every cached answer of some endpoints, whatever its input: at once what is on the screen,
 * the rest once it is shown again.
 */
export function useRevalidate() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...endpoints: EndpointKey[]) => {
      const isMeant = isAnswerOf(endpoints);
      // A list asks only for pages that it lacks; it goes on showing them meanwhile.
      void mutate((key) => isMeant(key) && isPageKey(key), undefined, { revalidate: false });
      await Promise.all(cachedKeys(mutate, endpoints).map((key) => mutate(key)));
    },
    [mutate],
  );
}
