import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../server/db/accountSchema.ts';
import { moveOrders } from '../../server/repositories/orders.ts';
import { lockCustomer } from '../../server/repositories/users.ts';
import { startGuestCheckout } from '../../server/services/accounts/guests.ts';
import { lockOrder } from '../../server/services/orders/orderView.ts';
import { onPostgres } from './support/bothDatabases.ts';
import { contact } from './support/checkoutRequest.ts';
import { exampleProduct } from './support/exampleProduct.ts';
import { placeOrder } from './support/placeOrder.ts';
import { openTestShop } from './support/testShop.ts';
import { waitForLocks } from './support/waitForLocks.ts';

onPostgres('the lock of an order', (database) => {
  it('starts with the customer, even if a guest’s order moves to an account meanwhile', async () => {
    const { db, context, addCustomer } = await openTestShop(database(), [exampleProduct(1)]);
    const [ann, guest] = [await addCustomer(1), (await startGuestCheckout(context)).user.id];
    const at = '2026-02-28T08:00:00Z';
    const id = await placeOrder(db, { userId: guest, at, lines: [[1, 'M', 1, 1000]] });

    /** Returns true if nobody else can lock the account while the order is locked. */
    const isLocked = () =>
      db.transaction(async (tx) => {
        await lockOrder(tx, id);
        const isAnn = eq(users.id, ann);
        const unlocked = db.select().from(users).where(isAnn).for('update', { skipLocked: true });
        return (await unlocked).length === 0;
      });
    let locked: Promise<boolean> | undefined;
    await db.transaction(async (tx) => {
      await lockCustomer(tx, guest);
      await moveOrders(tx, guest, { id: ann, email: contact.email });
      locked = isLocked();
      await waitForLocks(db, 1);
    });
    expect(await locked).toBe(true);
  });
});
