/** What an order's link in a mail allows: `docs/decisions/0040-order-links.md`. */

/** Whether this is the zip code of the address, however it is spaced. */
export function isZipOf(address: string, typed: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '');
  const zip = digits(address.slice(address.lastIndexOf(',') + 1));
  return zip !== '' && digits(typed) === zip;
}

/**
 * Whether its customer may still cancel an order: it is paid, and not on its way. The money of one
 * that was taken by hand goes back by hand, so that its customer has to ask the shop.
 */
export function mayCancel(order: {
  payment_status: string;
  delivery_status: string;
  refundPending?: boolean | undefined;
  takenByHand?: string | undefined;
}): boolean {
  const { payment_status, delivery_status, refundPending = false, takenByHand } = order;
  const isOpen = payment_status === 'paid' && delivery_status === 'processing';
  return isOpen && !refundPending && takenByHand === undefined;
}
