import { useCallback } from 'react';
import useSWR, { unstable_serialize } from 'swr';
import {
  type AdminCatalogueQuery,
  selectAdminProducts,
} from '../../../contract/rules/productList.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useApi } from '../ApiProvider.tsx';
import type { ApiClient } from '../http.ts';
import { keys } from '../keys.ts';
import { type Resource, toResource } from '../resource.ts';
import { useStoredSession } from '../useStoredSession.ts';

/** Products on a page of the admin's list. */
export const adminPageLength = 25;

export type AdminProductPage = {
  products: AdminProduct[];
  /** Matching products over all pages. */
  total: number;
  /** The server has only the calls of the specification: nothing can be brought back there. */
  isBare: boolean;
  /** Shows the answer to another question while this one's is on its way. */
  refreshing: boolean;
};

type AskedPage = Omit<AdminProductPage, 'refreshing'> & { asked: string };

/** A page of the products that fit an admin's query, and the verb that reads all products. */
export function useAdminProducts(
  query: AdminCatalogueQuery,
  page: number,
): { products: Resource<AdminProductPage>; readAll: () => Promise<AdminProduct[]> } {
  const { call, callWithHeaders } = useApi();
  const { session } = useStoredSession();
  const question = unstable_serialize([query, page]);
  const { data, error } = useSWR<AskedPage>(
    session ? keys.adminProducts(session, query, page) : null,
    async () => ({ ...(await askPage(callWithHeaders, query, page)), asked: question }),
    { keepPreviousData: true },
  );
  const readAll = useCallback(() => call('GET /listproducts', {}), [call]);
  const refreshing = data?.asked !== question;
  return {
    products: toResource({
      data: error && refreshing ? undefined : data && { ...data, refreshing },
      error,
    }),
    readAll,
  };
}

/** A server that pages says so with `X-Total-Count`; another answers the whole list. */
async function askPage(
  callWithHeaders: ApiClient['callWithHeaders'],
  query: AdminCatalogueQuery,
  page: number,
) {
  const offset = page * adminPageLength;
  const { data, headers } = await callWithHeaders('GET /listproducts', {
    query: { ...query, limit: adminPageLength, offset },
  });
  const total = headers.get('X-Total-Count');
  if (total !== null) return { products: data, total: Number(total), isBare: false };
  const matching = selectAdminProducts(data, query);
  return {
    products: matching.slice(offset, offset + adminPageLength),
    total: matching.length,
    isBare: true,
  };
}
