import { i18n } from '../i18n.ts';

/** Sentences for the reasons of `orderStates.ts` and `prints.ts` that name no state. */
const sentences: Record<string, string> = {
  'was cancelled': /*i18n*/ '{order} was cancelled',
  'is being refunded': /*i18n*/ '{order} is being refunded',
  'was refunded': /*i18n*/ '{order} was refunded',
  'is not paid': /*i18n*/ '{order} is not paid',
  'is not known to be paid': /*i18n*/ '{order} is not known to be paid',
  'waits for a payment': /*i18n*/ '{order} waits for a payment',
  'has no return on its way': /*i18n*/ '{order} has no return on its way',
};

/**
 * Names an order that is left out, and the reason: "H-10023 is not paid".
 * @param reason as `shippingRefusal` returns it
 */
export function refusedOrder(order: string, reason: string): string {
  const sentence = sentences[reason];
  if (sentence) return i18n.t(sentence, { order });
  const state = reason.replace(/^is | already$/g, '');
  return i18n.t(
    '{state, select, shipped {{order} is shipped already} delivered {{order} is delivered already} returned {{order} is returned already} other {{order} is {state} already}}',
    { order, state },
  );
}
