/**
 * The payloads of specification X6 to X36 as JSON schemas, written manually because our contract
 * has extensions.
 */
const text = { type: 'string' };
const words = { type: 'string', minLength: 1 };
const flag = { type: 'boolean' };
const count = { type: 'integer', minimum: 0 };
const dollars = { type: 'number', minimum: 0 };

/** An object with exactly these fields; a name that ends in `?` is optional. */
function strict(fields: Record<string, object>) {
  const names = Object.keys(fields);
  return {
    type: 'object',
    additionalProperties: false,
    required: names.filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(names.map((name) => [name.replace('?', ''), fields[name]])),
  };
}

const list = (items: object) => ({ type: 'array', items });

const cartItems = list(strict({ itemId: words, size: words, quantity: count }));
const contact = { address: words, phone: words, email: words };

const product = {
  name: words,
  description: text,
  price: dollars,
  category: { enum: ['women', 'men', 'kid'] },
  newCollection: flag,
  images: list(strict({ name: words, flagman: flag, 'signedUrl?': text })),
  sizes: list(
    strict({ size: words, quantity: count, 'quantityReserved?': count, 'description?': text }),
  ),
};

export const requestBodies: Record<string, object> = {
  'POST /getcartunaut': strict({ cartItems }),
  'POST /addtocart': strict({ itemId: words, size: words }),
  'POST /removefromcart': strict({ itemId: words, size: words }),
  'POST /cleancart': strict({}),
  'POST /createorder': strict(contact),
  'POST /stripe/create-checkout-session': strict({
    orderDetails: strict({
      products: list(
        strict({
          productId: words,
          name: words,
          picture: text,
          size: words,
          quantity: count,
          price: dollars,
          subtotal: dollars,
        }),
      ),
      total: dollars,
      ...contact,
    }),
    userId: words,
  }),
  'POST /login': strict({
    'username?': text,
    password: words,
    email: words,
    'role?': text,
    'id?': text,
    'phone?': text,
    'address?': text,
    'token?': text,
  }),
  'POST /signup': strict({
    username: words,
    email: words,
    password: words,
    'phone?': text,
    'address?': text,
    cartItems,
  }),
  'POST /updateuser': strict({
    username: words,
    email: words,
    'password?': words,
    'phone?': text,
    'address?': text,
  }),
  'POST /handleorder/:id': strict({ notes: text, payment_status: words, delivery_status: words }),
  'POST /rate/:productId': strict({ rating: { type: 'integer', minimum: 1, maximum: 5 } }),
  'POST /addproduct': strict(product),
  'POST /modifyproduct': strict({ id: words, ...product }),
  'POST /mfa/verify': strict({ token: words }),
};
