import { i18n } from '../../../contract/i18n.ts';
import { ShopError, Unavailable } from '../../errors.ts';
import type { CheckoutContext } from '../context.ts';

/**
 * Calls the payment provider, and logs its failures, except errors for the customer.
 * @throws Unavailable when it does not answer
 */
export async function callProvider<T>(
  { report }: CheckoutContext,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ShopError) throw error;
    report(error, 'The payment provider does not answer');
    throw new Unavailable(i18n.t('The payment provider does not answer. Try again in a moment.'));
  }
}
