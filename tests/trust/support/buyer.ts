import { setTimeout as sleep } from 'node:timers/promises';
import { hashToken } from '../../../server/security/tokens.ts';
import { createXsrf } from '../../../server/security/xsrfGuard.ts';
import { checkoutRequest, contact } from '../../server/support/checkoutRequest.ts';

/** PICTURE_SECRET of the buyers' servers. */
export const secret = 'the secret that the servers share';

const xsrf = createXsrf(secret);

type Answer = { status: number; text: string };

/** A reply and its time. */
export type Answered = { status: number; milliseconds: number };

/** Request headers for this token. */
export function credentialsOf(token: string): Record<string, string> {
  const header = xsrf.issue(hashToken(token));
  return {
    authorization: `Bearer ${token}`,
    cookie: `XSRF-TOKEN=${header}`,
    'x-xsrf-token': header,
  };
}

/**
 * A logged-in customer who buys as the app does.
 * @param url of the current server: after a crash it has another port
 * @param onAnswer is called with every reply
 */
export function createBuyer({
  id,
  token,
  url,
  onAnswer = () => {},
}: {
  id: string;
  token: string;
  url: () => string;
  onAnswer?: ((answered: Answered) => void) | undefined;
}) {
  const credentials = credentialsOf(token);
  const send = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const start = performance.now();
    const answer = await fetch(url() + path, {
      redirect: 'manual',
      ...init,
      headers: {
        ...credentials,
        ...init.headers,
      },
    });
    const text = await answer.text();
    onAnswer({ status: answer.status, milliseconds: performance.now() - start });
    // The server is too busy and has done nothing.
    if (answer.status === 503) {
      await sleep(200);
      return send(path, init);
    }
    return { status: answer.status, text };
  };
  const post = (path: string, body: object) =>
    send(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    id,
    /** Opens the connection. */
    warm: () => send('/api/envparams'),
    add: (itemId: string) => post('/addtocart', { itemId, size: 'M' }),
    emptyCart: () => post('/cleancart', {}),
    /** Starts to pay for one unit; returns the payment page. */
    checkOut: async (productId: string): Promise<string> => {
      const { userId, orderDetails } = checkoutRequest(id, [[1, 'M', 1, 10]]);
      const products = orderDetails.products.map((line) => ({ ...line, productId }));
      const { status, text } = await post('/stripe/create-checkout-session', {
        userId,
        orderDetails: { ...orderDetails, products },
      });
      if (status !== 200) throw new Error(`The checkout was answered ${status} ${text}`);
      return new URL(JSON.parse(text).url).pathname;
    },
    /** Submits the page's form, which works once. */
    pay: async (page: string): Promise<void> => {
      for (;;) {
        const { status, text } = await send(page);
        if (status === 303) return;
        const [, word = ''] = /name="token" value="([^"]+)"/.exec(text) ?? [];
        await send(page, {
          method: 'POST',
          body: new URLSearchParams({ action: 'pay', token: word }),
        });
      }
    },
    order: (page: string) =>
      post('/createorder', { ...contact, sessionId: page.slice(page.lastIndexOf('/') + 1) }),
    orders: async (): Promise<{ _id: string }[]> => JSON.parse((await send('/api/getorders')).text),
  };
}

export type Buyer = ReturnType<typeof createBuyer>;
