import { sql } from 'drizzle-orm';
import type { Access } from '../../../contract/rules/calls.ts';
import type { Connection } from '../../../server/db/database.ts';
import { addProducts } from '../../../server/repositories/productWrites.ts';
import { openSession } from '../../../server/services/accounts/sessions.ts';
import { contact } from '../../server/support/checkoutRequest.ts';
import { type Customer, password, signedUp, visitor } from '../../server/support/customer.ts';
import { newAdmin } from '../../server/support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from '../../server/support/exampleProduct.ts';
import { placeOrder } from '../../server/support/placeOrder.ts';
import { somePictures } from '../../server/support/productInput.ts';
import { openTestApp } from '../../server/support/testApp.ts';
import type { AnyRequest } from './requests.ts';

/** Longer than wrong codes are remembered. */
const pause = 16 * 60_000;

/** A shop whose customer and admin send any request. */
export async function openInputShop(connection: Connection) {
  let time = Date.UTC(2026, 2, 1, 12);
  const now = () => new Date(time);
  const shop = await openTestApp({ connection, now, pictures: somePictures });
  const { app, db } = shop;
  const ana = await signedUp(app, contact.email);
  const admin = await newAdmin(shop, 'admin@shop.test');
  const numbers = [1, 2, 3, 4];
  const ids = numbers.map(exampleId);
  const senders: Record<Access, Customer> = {
    public: visitor(app),
    guest: ana,
    user: ana,
    admin,
  };

  /** Opens a new session if logging out or a new password ended it. */
  async function renew(access: Access): Promise<void> {
    if (access === 'public') return;
    const sender = senders[access];
    const userId = access === 'admin' ? admin.id : ana.id;
    sender.token = await openSession(db, userId, now(), { passedMfa: true });
    await sender.call('GET /getuser');
  }

  return {
    /** Restores products and sessions. */
    refill: async () => {
      await db.execute(sql`delete from products`);
      const sizes = ['S', 'M'].map((size) => ({ size, quantity: 1000, description: '' }));
      await addProducts(
        db,
        numbers.map((number) => exampleProduct(number, { sizes })),
      );
      await renew('user');
      await renew('admin');
    },
    /** Existing values of the shop by field name. */
    known: async (): Promise<Record<string, unknown[]>> => {
      const orderId = await placeOrder(db, {
        userId: ana.id,
        at: '2026-02-01T12:00:00Z',
        lines: [[1, 'M', 1, 1000]],
      });
      const found = [...ids, orderId, exampleId(99)];
      return {
        id: found,
        ids: ids,
        itemId: found,
        productId: found,
        userId: [ana.id, admin.id],
        size: ['S', 'M', 'XXL'],
        sizes: ['S', 'M'],
        email: [contact.email, 'admin@shop.test', 'Ana@Shop.Test'],
        password: [password, 'another good one'],
        currentPassword: [password],
        address: [contact.address],
        phone: [contact.phone],
        imageName: ['front.webp', 'lost.webp'],
        payment_status: ['paid', 'refunded', 'pending', 'failed'],
        delivery_status: ['processing', 'shipped', 'delivered', 'returned', 'cancelled'],
        payment: ['paid'],
        delivery: ['shipped'],
        from: ['2026-01-01', '9999-12-31'],
        to: ['2026-12-31', '0001-01-01'],
        q: ['product', 'linen shirt under $50', 'shrit'],
        price: [10],
        subtotal: [10],
        total: [10],
        quantity: [1],
        version: [1, 2],
      };
    },
    /** Sends a request with the required login; the shop's clock advances. */
    send: async (access: Access, { headers, ...request }: AnyRequest) => {
      time += pause;
      const { token, xsrf } = senders[access];
      const answer = await app.inject({
        ...request,
        headers: {
          ...(token && {
            authorization: `Bearer ${token}`,
            cookie: `XSRF-TOKEN=${xsrf}`,
            'x-xsrf-token': xsrf,
          }),
          ...headers,
        },
      });
      if (answer.statusCode === 401 || request.url.includes('/logout')) await renew(access);
      return answer;
    },
    close: () => app.close(),
  };
}

export type InputShop = Awaited<ReturnType<typeof openInputShop>>;
