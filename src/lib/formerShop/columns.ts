import { plainName } from '../shopFile/roles.ts';

export type FormerKind = 'customers' | 'orders';

/** Parts of a person's name and address, which orders have twice. */
const person = {
  name: ['Name', 'name, full name, customer name, display name, customer, kunde, nom complet'],
  firstName: [
    'First name',
    'first name, firstname, given name, vorname, prenom, nombre, nome, imie',
  ],
  lastName: [
    'Last name',
    'last name, lastname, surname, family name, nachname, nom, apellidos, cognome, sobrenome, nazwisko',
  ],
  street: [
    'Street',
    'street, address, address1, address 1, address line 1, address 1&2, strasse, adresse, direccion, endereco, indirizzo, ulica',
  ],
  street2: ['Street, second line', 'address2, address 2, address line 2, apartment, adresszusatz'],
  city: ['City', 'city, town, ort, stadt, ville, ciudad, cidade, citta, miasto'],
  region: [
    'State or province',
    'province code, state code, state, province, region, province name, bundesland, estado, provincia',
  ],
  zip: [
    'Zip code',
    'zip, zip code, postcode, postal code, postleitzahl, plz, code postal, codigo postal, cep, cap, kod pocztowy',
  ],
  country: [
    'Country',
    'country, country code, country name, country / region, land, pays, pais, paese, kraj',
  ],
  phone: [
    'Phone',
    'phone, phone number, telephone, mobile, telefon, telephone number, telefono, telefone',
  ],
} as const;

const roles = {
  customers: {
    email: ['Email', 'email, e mail, email address, user email, correo, adresse email'],
    ...person,
    consent: [
      'Agreed to the newsletter',
      'accepts email marketing, accepts marketing, email subscription status, newsletter, email marketing, email marketing consent, marketing opt in, email subscriber status, subscribed',
    ],
    consentAt: [
      'Date of the agreement',
      'email marketing consent updated at, accepts marketing updated at, opt in date, consent date',
    ],
    note: ['Note', 'note, notes, customer note, notiz'],
  },
  orders: {
    number: [
      'Number of the order',
      'order number, name, order, order name, number, bestellnummer, numero de commande, order id',
    ],
    orderedAt: [
      'Date',
      'created at, order date, date, date created, ordered at, bestelldatum, paid at',
    ],
    email: ['Email', 'email, customer email, e mail, email address, contact email'],
    ...person,
    paid: ['Payment', 'financial status, payment status, paid'],
    sent: ['Delivery state', 'fulfillment status, order status, status, delivery status'],
    cancelledAt: ['Cancelled on', 'cancelled at, canceled at'],
    currency: ['Currency', 'currency, order currency, waehrung, devise'],
    delivery: [
      'Delivery costs',
      'shipping, shipping total, order shipping amount, order shipping, shipping cost, versand',
    ],
    discount: [
      'Discount',
      'discount amount, discount total, cart discount amount, cart discount, order discount, rabatt',
    ],
    tax: ['Tax', 'taxes, tax total, order total tax amount, tax, total tax, steuer'],
    total: ['Total', 'total, order total, order total amount, gesamtsumme, total amount'],
    refunded: ['Refunded', 'refunded amount, order refund amount, refund total, refunded'],
    itemName: ['Item', 'lineitem name, item name, product name, item, product, produkt'],
    itemSku: ['SKU of the item', 'lineitem sku, item sku, sku, product sku'],
    itemQuantity: [
      'Quantity of the item',
      'lineitem quantity, item quantity, quantity ( refund), quantity, qty, menge',
    ],
    itemPrice: [
      'Price of the item',
      'lineitem price, item price, item cost, unit price, price, einzelpreis',
    ],
    itemTotal: ['Sum of the item', 'item total, line total, order line total, line subtotal'],
    itemHandle: [
      'Old address of the item',
      'product handle, handle, lineitem handle, product slug',
    ],
    items: ['All items in one cell', 'line items, items, products, order items'],
  },
} as const;

type PersonRole = keyof typeof person;
export type FormerRole =
  | keyof (typeof roles)['customers']
  | keyof (typeof roles)['orders']
  | `billing ${PersonRole}`
  | '';

/** Labels of the meanings that an owner can choose for a column. */
export function formerRoleLabels(kind: FormerKind): Partial<Record<FormerRole, string>> {
  const own = Object.entries(roles[kind]).map(([role, [label]]) => [role, label]);
  const billing = Object.entries(person).map(([role, [label]]) => [
    `billing ${role}`,
    `${label} of the bill`,
  ]);
  return Object.fromEntries(kind === 'orders' ? [...own, ...billing] : own);
}

/** Layouts that are recognised by their header. */
export function formerLayout(header: readonly string[]): string {
  const plain = header.map(plainName);
  const has = (name: string) => plain.includes(name);
  if (has('lineitem name') || has('accepts email marketing') || has('accepts sms marketing')) {
    return 'Shopify';
  }
  const isWoo = plain.some((name) => /^billing (address 1|postcode)|\(billing\)$/.test(name));
  return isWoo || has('date registered') ? 'WooCommerce' : 'another shop';
}

/** Meanings that several columns may have; the first text of a row counts, or all items. */
const repeatable: readonly FormerRole[] = ['items', 'phone'];

/** Proposed meaning of each column. Of several with one meaning, the most usual name counts. */
export function proposeFormerRoles(kind: FormerKind, header: readonly string[]): FormerRole[] {
  const plain = header.map(plainName);
  const found = plain.map((name) => roleIn(kind, name));
  // Shopify's “Street” has both lines again.
  if (formerLayout(header) === 'Shopify') {
    for (const [index, name] of plain.entries()) if (/ street$/.test(name)) found[index] = '';
  }
  const rank = (index: number) => {
    const at = namesOf(kind, found[index] ?? '').indexOf(plain[index] ?? '');
    return at < 0 ? Number.MAX_SAFE_INTEGER : at;
  };
  return found.map((role, index) => {
    const rivals = found.flatMap((other, at) => (other === role && at !== index ? [at] : []));
    const isBest = rivals.every(
      (at) => rank(index) < rank(at) || (rank(index) === rank(at) && index < at),
    );
    return isBest || repeatable.includes(role) ? role : '';
  });
}

function roleIn(kind: FormerKind, name: string): FormerRole {
  if (/^line item \d+$/.test(name)) return kind === 'orders' ? 'items' : '';
  const [, before, after] =
    /^(?:(billing|shipping|default address) .*|.* \((billing|shipping)\))$/.exec(name) ?? [];
  const place = before ?? after;
  const whole = roleOf(kind, name);
  // “Shipping” and “shipping total” are sums.
  if (!place || (whole && !(whole in person))) return whole;
  const base = name.replace(/^(billing|shipping|default address) | \((billing|shipping)\)$/g, '');
  const role = roleOf('customers', base);
  if (role === 'email' && kind === 'orders') return 'email';
  if (!(role in person)) return '';
  if (kind === 'customers') return place === 'shipping' ? '' : role;
  return place === 'billing' ? (`billing ${role}` as FormerRole) : role;
}

function namesOf(kind: FormerKind, role: FormerRole): string[] {
  const [, names = ''] = (roles[kind] as Record<string, readonly [string, string]>)[role] ?? [];
  return names.split(', ');
}

function roleOf(kind: FormerKind, name: string): FormerRole {
  const all = Object.keys(roles[kind]) as FormerRole[];
  return all.find((role) => namesOf(kind, role).includes(name)) ?? '';
}
