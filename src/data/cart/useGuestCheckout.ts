import type { CheckoutRequest } from '../../../contract/schemas/order.ts';
import { parseSession, type Session } from '../../lib/session.ts';
import { useApi } from '../ApiProvider.tsx';
import { toSession } from '../answers/readAccount.ts';
import { ApiError, type Outcome, refusedInBody } from '../apiError.ts';
import { persisted, usePersisted } from '../persisted.ts';

/** `hasOrdered`: the purchased units were removed from the cart. */
type Guest = Session & { hasOrdered?: boolean };

const stored = persisted('hemline.guestCheckout', parseGuest);

/**
 * Guest checkout. The guest's token is stored during the payment, separate from login sessions; it
 * grants access to their checkout and order only.
 */
export function useGuestCheckout() {
  const api = useApi();
  const guest = usePersisted(stored);

  /** Starts the payment as the known guest, or as a new one if the token is refused. */
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
    /** Requests an email with a link that saves the order to an account. */
    keepOrder: () => (guest ? api.as(guest) : api).send('POST /keeporder', {}),
    /** Marks the guest as having ordered; true only the first time. */
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
