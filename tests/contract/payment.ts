import { getResponse } from 'msw';
import { createTestPayments } from '../../server/services/checkout/testPayments.ts';
import { firstSessionId } from '../../stories/mocks/checkout.ts';
import type { Answer } from './comparable.ts';
import type { Both, Side } from './harness.ts';

/** The provider's ids of a checkout session: the server's and the mocks' first. */
export function sessionIds({ body }: Answer): Record<Side['name'], string> {
  const { url } = body as { url: string };
  return { mocks: firstSessionId, server: url.slice(url.lastIndexOf('/') + 1) };
}

/** Pays on the provider's page. */
export async function pay({ app, handlers }: Both, ids: Record<Side['name'], string>) {
  const payments = createTestPayments({ db: app.db, now: () => new Date(0) });
  const state = await payments.pay(ids.server);
  const page = `http://mocks.test/api/test-payment/${ids.mocks}`;
  const paid = await getResponse(handlers, new Request(page, { method: 'POST' }));
  if (state !== 'paid' || !paid?.ok) throw new Error('The session could not be paid');
}
