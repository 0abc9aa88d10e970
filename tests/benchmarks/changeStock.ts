/** Adds units to a customer's cart and removes them, ten times a second, until it is stopped. */
export async function changeStock(origin: string): Promise<() => Promise<void>> {
  let xsrf = '';
  let token = '';
  async function call(path: string, body?: object) {
    const answer = await fetch(`${origin}/api${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(xsrf && { cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf }),
      },
    });
    xsrf = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? xsrf;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  const account = { username: 'Ana', email: `ana-${Date.now()}@shop.test`, cartItems: [] };
  ({ token } = await call('/signup', { ...account, password: 'correct horse battery' }));
  const products = await call('/allproducts?limit=24');
  const targets = products.flatMap((product: { _id: string; sizes: Stock[] }) =>
    product.sizes
      .filter(({ quantity }) => quantity > 0)
      .slice(0, 1)
      .map(({ size }) => ({ itemId: product._id, size })),
  );
  let isOver = false;
  const changing = (async () => {
    for (let index = 0; !isOver; index++) {
      const target = targets[Math.floor(index / 2) % targets.length];
      await call(index % 2 ? '/removefromcart' : '/addtocart', target);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return () => {
    isOver = true;
    return changing;
  };
}

type Stock = { size: string; quantity: number };
