import { ShopError, Unavailable } from '../../errors.ts';
import type { CheckoutContext } from '../context.ts';

/**
 * What the payment provider answers. Its failures are logged; messages for the customer pass
 * through.
 * @throws Unavailable when it does not answer
 */
export async function reachProvider<T>(
  { report }: Pick<CheckoutContext, 'report'>,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ShopError) throw error;
    report(error, 'The payment provider does not answer');
    throw new Unavailable('The payment provider does not answer. Try again in a moment.');
  }
}
