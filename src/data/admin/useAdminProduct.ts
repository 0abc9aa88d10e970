import { useState } from 'react';
import useSWR from 'swr';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useApi } from '../ApiProvider.tsx';
import { endpointKey } from '../endpointKey.ts';
import { type Resource, toResource } from '../resource.ts';
import { noAutoRevalidation } from '../swrConfig.ts';
import { useStoredSession } from '../useStoredSession.ts';

/**
 * One product to edit, fresh from the server and not from the cache; `data` is null when there is
 * none. It is refetched only by `refetch`, as what is being edited must not move.
 */
export function useAdminProduct(id: string) {
  const { call } = useApi();
  const { session } = useStoredSession();
  const [isFresh, setFresh] = useState(false);
  const input = { params: { id } };
  const refetch = () => call('GET /getproduct/:id', input);
  const { data, error } = useSWR(endpointKey('GET /getproduct/:id', input, session), refetch, {
    ...noAutoRevalidation,
    dedupingInterval: 0,
    onSuccess: () => setFresh(true),
  });
  const product: Resource<AdminProduct | null> = toResource({
    data: isFresh ? data : undefined,
    error,
  });
  return { product, refetch };
}
