import { i18n } from '../../../contract/i18n.ts';
import type { CsvRow } from '../csv/csv.ts';
import { plainName } from '../shopFile/roles.ts';

export type FormerKind = 'customers' | 'orders';

/** Parts of a person's name and address, which orders have twice. */
const person = {
  name: ['Name', 'name, full name, customer name, display name, customer, kunde, nom complet'],
  firstName: [
    /*i18n*/ 'First name',
    'first name, firstname, given name, vorname, prenom, nombre, nome, imie',
  ],
  lastName: [
    /*i18n*/ 'Last name',
    'last name, lastname, surname, family name, nachname, nom, apellidos, cognome, sobrenome, nazwisko',
  ],
  street: [
    /*i18n*/ 'Street',
    'street, address, address1, address 1, address line 1, address 1&2, strasse, adresse, direccion, endereco, indirizzo, ulica',
  ],
  street2: [
    /*i18n*/ 'Street, second line',
    'address2, address 2, address line 2, apartment, adresszusatz',
  ],
  city: [/*i18n*/ 'City', 'city, town, ort, stadt, ville, ciudad, cidade, citta, miasto'],
  region: [
    /*i18n*/ 'State or province',
    'province code, state code, state, province, region, province name, bundesland, estado, provincia',
  ],
  zip: [
    /*i18n*/ 'Zip code',
    'zip, zip code, postcode, postal code, postleitzahl, plz, code postal, codigo postal, cep, cap, kod pocztowy',
  ],
  country: [
    /*i18n*/ 'Country',
    'country, country code, country name, country / region, land, pays, pais, paese, kraj',
  ],
  phone: [
    /*i18n*/ 'Phone',
    'phone, phone number, telephone, mobile, telefon, telephone number, telefono, telefone',
  ],
} as const;

const roles = {
  customers: {
    email: [/*i18n*/ 'Email', 'email, e mail, email address, user email, correo, adresse email'],
    ...person,
    consent: [
      /*i18n*/ 'Agreed to the newsletter',
      'accepts email marketing, accepts marketing, email subscription status, newsletter, email marketing, email marketing consent, marketing opt in, email subscriber status, subscribed',
    ],
    consentAt: [
      /*i18n*/ 'Date of the agreement',
      'email marketing consent updated at, accepts marketing updated at, opt in date, consent date',
    ],
    note: [/*i18n*/ 'Note', 'note, notes, customer note, notiz'],
  },
  orders: {
    number: [
      /*i18n*/ 'Number of the order',
      'order number, order #, name, order, order name, number, bestellnummer, numero de commande, order id',
    ],
    orderedAt: [
      /*i18n*/ 'Date',
      'created at, order date, date, date created, ordered at, bestelldatum, paid at',
    ],
    email: [/*i18n*/ 'Email', 'email, customer email, e mail, email address, contact email'],
    ...person,
    paid: [/*i18n*/ 'Payment', 'financial status, payment status, paid'],
    sent: [/*i18n*/ 'Delivery state', 'fulfillment status, order status, status, delivery status'],
    cancelledAt: [/*i18n*/ 'Cancelled on', 'cancelled at, canceled at'],
    currency: [/*i18n*/ 'Currency', 'currency, order currency, waehrung, devise'],
    delivery: [
      /*i18n*/ 'Delivery costs',
      'shipping, shipping total, order shipping amount, order shipping, shipping cost, versand',
    ],
    discount: [
      /*i18n*/ 'Discount',
      'discount amount, discount total, cart discount amount, cart discount, order discount, rabatt',
    ],
    tax: [/*i18n*/ 'Tax', 'taxes, tax total, order total tax amount, tax, total tax, steuer'],
    total: [
      /*i18n*/ 'Total',
      'total, order total, order total amount, gesamtsumme, total amount, n. revenue',
    ],
    refunded: [/*i18n*/ 'Refund', 'refunded amount, order refund amount, refund total, refunded'],
    itemName: [/*i18n*/ 'Item', 'lineitem name, item name, product name, item, product, produkt'],
    itemSku: [/*i18n*/ 'SKU of the item', 'lineitem sku, item sku, sku, product sku'],
    itemQuantity: [
      /*i18n*/ 'Quantity of the item',
      'lineitem quantity, item quantity, quantity ( refund), quantity, qty, menge',
    ],
    itemPrice: [
      /*i18n*/ 'Price of the item',
      'lineitem price, item price, item cost, unit price, price, einzelpreis',
    ],
    itemTotal: [
      /*i18n*/ 'Sum of the item',
      'item total, line total, order line total, line subtotal',
    ],
    itemHandle: [
      /*i18n*/ 'Old address of the item',
      'product handle, handle, lineitem handle, product slug',
    ],
    items: [/*i18n*/ 'All items in one cell', 'line items, items, products, order items'],
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
  const own = Object.entries(roles[kind]).map(([role, [label]]) => [role, labelOf(label)]);
  const billing = Object.entries(person).map(([role, [label]]) => [
    `billing ${role}`,
    i18n.t('{column} of the bill', { column: labelOf(label) }),
  ]);
  return Object.fromEntries(kind === 'orders' ? [...own, ...billing] : own);
}

/** A label in the language in use; some have one word for “name” and “first name”. */
function labelOf(label: string): string {
  const [wholeName] = person.name;
  return label === wholeName ? i18n.t({ id: 'Name (whole name)', message: 'Name' }) : i18n.t(label);
}

/** Layouts that are recognised by their header. */
export function formerLayout(header: readonly string[]): string {
  const plain = header.map(plainName);
  const has = (name: string) => plain.includes(name);
  if (has('lineitem name') || has('accepts email marketing') || has('accepts sms marketing')) {
    return 'Shopify';
  }
  const isWoo = plain.some((name) => /^billing (address 1|postcode)|\(billing\)$/.test(name));
  return isWoo || has('date registered') ? 'WooCommerce' : i18n.t('another shop');
}

/** Meanings that several columns may have; the first text of a row counts, or all items. */
function isRepeatable(kind: FormerKind, role: FormerRole): boolean {
  if (role === 'firstName' || role === 'lastName') return kind === 'customers';
  return role === 'items' || role === 'phone';
}

/**
 * Proposed meaning of each column. Of several with one meaning, the one with most texts counts, and
 * then the most usual name; the others get the next meaning of their names.
 */
export function proposeFormerRoles(
  kind: FormerKind,
  header: readonly string[],
  rows: readonly CsvRow[],
): FormerRole[] {
  const isShopify = formerLayout(header) === 'Shopify';
  const plain = header.map(plainName);
  // Shopify's “Street” repeats both lines.
  const left = plain.map((name) => (isShopify && / street$/.test(name) ? [] : rolesIn(kind, name)));
  const filled = header.map((_, index) => rows.filter(({ cells }) => cells[index]?.trim()).length);
  const rank = (index: number, role: FormerRole): number[] => {
    const name = plain[index] ?? '';
    // Elsewhere it is the customer's.
    const isPerson = role === 'number' && name === 'name' && !isShopify;
    const at = namesOf(kind, role).indexOf(name);
    const usual = at < 0 ? Number.MAX_SAFE_INTEGER : at;
    return [Number(isPerson), -(filled[index] ?? 0), usual, index];
  };
  const isBefore = (one: number[], other: number[]) => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return (one[at] ?? 0) < (other[at] ?? 0);
  };
  const loses = (index: number) => {
    const [role] = left[index] ?? [];
    if (!role || isRepeatable(kind, role)) return false;
    return left.some(
      ([other], at) =>
        at !== index && other === role && isBefore(rank(at, role), rank(index, role)),
    );
  };
  for (;;) {
    const losers = [...left.keys()].filter(loses);
    if (losers.length === 0) return left.map(([role]) => role ?? '');
    for (const index of losers) left[index]?.shift();
  }
}

function rolesIn(kind: FormerKind, name: string): FormerRole[] {
  const role = roleIn(kind, name);
  return [role, ...rolesOf(kind, name).slice(1)].filter(Boolean);
}

function roleIn(kind: FormerKind, name: string): FormerRole {
  if (/^line item \d+$/.test(name)) return kind === 'orders' ? 'items' : '';
  const [, before, after] =
    /^(?:(billing|shipping|default address) .*|.* \((billing|shipping)\))$/.exec(name) ?? [];
  const place = before ?? after;
  const whole = roleOf(kind, name);
  // “Shipping” and “shipping total” are amounts.
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
  return rolesOf(kind, name)[0] ?? '';
}

function rolesOf(kind: FormerKind, name: string): FormerRole[] {
  const all = Object.keys(roles[kind]) as FormerRole[];
  return all.filter((role) => namesOf(kind, role).includes(name));
}
