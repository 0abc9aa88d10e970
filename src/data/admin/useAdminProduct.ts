import { useState } from 'react';
import useSWR from 'swr';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useApi } from '../ApiProvider.tsx';
import { ApiError } from '../http.ts';
import { keys } from '../keys.ts';
import { type Resource, toResource } from '../resource.ts';
import { useStoredSession } from '../useStoredSession.ts';

/**
 * One product to be changed, as it is now and not as it was seen before; `data` is null when there
 * is none. It is not read again by itself, as what is being changed must not move; `readAgain` does.
 */
export function useAdminProduct(id: string) {
  const { call } = useApi();
  const { session } = useStoredSession();
  const [isFresh, setFresh] = useState(false);

  async function read(): Promise<AdminProduct | null> {
    try {
      return await call('GET /getproduct/:id', { params: { id } });
    } catch (error) {
      if (!isAbsent(error)) throw error;
      // A server without that call, or without that product: the shopper's call tells which.
      return await call('GET /product/:id', { params: { id } }).catch(nullWhenAbsent);
    }
  }

  const { data, error } = useSWR(session ? keys.adminProduct(session, id) : null, read, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    dedupingInterval: 0,
    onSuccess: () => setFresh(true),
  });
  const product: Resource<AdminProduct | null> = toResource({
    data: isFresh ? data : undefined,
    error,
  });
  return { product, readAgain: read };
}

function nullWhenAbsent(error: unknown): null {
  if (isAbsent(error)) return null;
  throw error;
}

/** An id that the server refuses (400) can't be a product's either. */
function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
