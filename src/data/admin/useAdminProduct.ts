import { useState } from 'react';
import useSWR from 'swr';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useApi } from '../ApiProvider.tsx';
import { endpointKey } from '../endpointKey.ts';
import { type Resource, toResource } from '../resource.ts';
import { heldStill } from '../swrConfig.ts';
import { useStoredSession } from '../useStoredSession.ts';

/**
 * One product to be changed, as it is now and not as it was seen before; `data` is null when there
 * is none. It is not read again by itself, as what is being changed must not move; `readAgain` does.
 */
export function useAdminProduct(id: string) {
  const { call } = useApi();
  const { session } = useStoredSession();
  const [isFresh, setFresh] = useState(false);
  const input = { params: { id } };
  const readAgain = () => call('GET /getproduct/:id', input);
  const { data, error } = useSWR(endpointKey('GET /getproduct/:id', input, session), readAgain, {
    ...heldStill,
    dedupingInterval: 0,
    onSuccess: () => setFresh(true),
  });
  const product: Resource<AdminProduct | null> = toResource({
    data: isFresh ? data : undefined,
    error,
  });
  return { product, readAgain };
}
