import type { CheckoutRequest } from '../../contract/schemas/order.ts';
import { parseSession, type Session } from '../lib/session.ts';
import { useApi } from './ApiProvider.tsx';
import type { Outcome } from './apiError.ts';
import { ApiError, refusedInBody } from './apiError.ts';
import { persisted, usePersisted } from './persisted.ts';
import { toSession } from './sessionReply.ts';

/** `hasOrdered`: what they bought was removed from the cart. */
type Guest = Session & { hasOrdered?: boolean };

const stored = persisted('hemline.guestCheckout', parseGuest);

/**
 * Checking out without an account. The guest's token is kept while they pay, apart from a login: it
 * opens their checkout and their order, and nothing else.
 */
export function useGuestCheckout() {
  const api = useApi();
  const guest = usePersisted(stored);

  /** Starts the payment as the known guest, or as a new one where their token is refused. */
  async function checkOut(
    orderDetails: CheckoutRequest['orderDetails'],
  ): Promise<Outcome<{ url: string | undefined }>> {
    const known = stored.read();
    const outcome = known && (await payAs(known, orderDetails));
    if (outcome && (outcome.ok || outcome.error.status !== 401)) return outcome;
    const begun = await api.send('POST /guestcheckout', {});
    if (!begun.ok) return begun;
    const begunAs = toSession(begun.data);
    if (!begunAs) return { ok: false, error: new ApiError(refusedInBody) };
    stored.write(begunAs);
    return payAs(begunAs, orderDetails);
  }

  function payAs(session: Session, orderDetails: CheckoutRequest['orderDetails']) {
    const body = { orderDetails, userId: session.id };
    return api.as(session).send('POST /stripe/create-checkout-session', { body });
  }

  return {
    guest,
    checkOut,
    /** Has the link mailed that puts the order into an account. */
    keepOrder: () => (guest ? api.as(guest) : api).send('POST /keeporder', {}),
    /** True once: the guest's order was not seen here before. */
    noteOrder(session: Session) {
      const isNew = stored.read()?.hasOrdered !== true;
      stored.write({ ...session, hasOrdered: true });
      return isNew;
    },
  };
}

function parseGuest(value: unknown): Guest | undefined {
  const session = parseSession(value);
  const { hasOrdered } = (value ?? {}) as { hasOrdered?: unknown };
  return session && { ...session, hasOrdered: hasOrdered === true };
}
