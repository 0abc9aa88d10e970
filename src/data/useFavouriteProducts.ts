import useSWR from 'swr';
import type { Product } from '../../contract/schemas/product.ts';
import { useApi } from './ApiProvider.tsx';
import { keys } from './keys.ts';
import { type Resource, toResource } from './resource.ts';
import { useFavourites } from './useFavourites.ts';
import { useStoredSession } from './useStoredSession.ts';

/** The customer's favourite products; one leaves the list as soon as its heart is taken back. */
export function useFavouriteProducts(): Resource<Product[]> {
  const { call } = useApi();
  const { session } = useStoredSession();
  const { isFavourite } = useFavourites();
  const { data, error } = useSWR(session ? keys.favouriteProducts(session) : null, () =>
    call('GET /getfavorites', {}),
  );
  return toResource({ data: data?.filter(({ _id }) => isFavourite(_id)), error });
}
