import useSWR from 'swr';
import type { OpenedOrder } from '../../contract/schemas/orderLink.ts';
import type { ReturnRequest } from '../../contract/schemas/returns.ts';
import { useApi } from './ApiProvider.tsx';
import type { Outcome } from './apiError.ts';
import { toResource } from './resource.ts';
import { noAutoRevalidation } from './swrConfig.ts';

/** The order of an emailed link, and what can be done with it. The actions never reject. */
export function useLinkedOrder(token: string) {
  const { call, send } = useApi();
  const { data, error, mutate } = useSWR(
    ['POST /openorder', token],
    () => call('POST /openorder', { body: { token } }),
    // What the zip code has shown stays until the page is left.
    { ...noAutoRevalidation, shouldRetryOnError: false },
  );

  async function show(outcome: Outcome<OpenedOrder>) {
    if (outcome.ok) await mutate(outcome.data, { revalidate: false });
    return outcome;
  }

  return {
    answer: toResource({ data, error }),
    prove: async (zip: string) => show(await send('POST /openorder', { body: { token, zip } })),
    cancel: async (zip: string) => show(await send('POST /cancelorder', { body: { token, zip } })),
    withdraw: async (zip: string, request: ReturnRequest) =>
      show(await send('POST /returnlinkedorder', { body: { token, zip, ...request } })),
    invoice: (zip: string) => send('POST /linkedinvoice', { body: { token, zip } }),
    renewLink: (zip: string) => send('POST /neworderlink', { body: { token, zip } }),
  };
}
