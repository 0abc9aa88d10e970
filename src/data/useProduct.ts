import useSWR from 'swr';
import type { Product } from '../../contract/schemas/product.ts';
import { useApi } from './ApiProvider.tsx';
import { ApiError } from './http.ts';
import { keys } from './keys.ts';
import { type Resource, toResource } from './resource.ts';
import { useFreshness } from './useFreshness.ts';

/** One product; `data` is null when there is no such product. */
export function useProduct(id: string | undefined): Resource<Product | null> {
  const { call } = useApi();
  const answer = useSWR(
    id === undefined ? null : keys.product(id),
    () => call('GET /product/:id', { params: { id: id ?? '' } }).catch(nullWhenAbsent),
    useFreshness(),
  );
  if (id === undefined) return { status: 'ready', data: null };
  return toResource(answer);
}

/** An id that the server refuses (400) can't be a product's either. */
function nullWhenAbsent(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
  throw error;
}
