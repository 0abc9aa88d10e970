import type { CsvRow } from '../csv/csv.ts';
import { columnNames, type Layout, plainName, type Role } from './roles.ts';
import { weightUnitOf } from './variantWeight.ts';

const roleOfName = new Map(
  Object.entries(columnNames).flatMap(([role, list]) =>
    list.split(', ').map((name) => [name, role as Role] as const),
  ),
);

/** Types of WooCommerce's rows, which it writes in no other language. */
const wooType = /^(simple|variable|variation|grouped|external)\b/;

/** Columns by which further layouts are recognised. */
const signatures: readonly [Layout, readonly string[]][] = [
  ['wix', ['fieldtype', 'name']],
  ['squarespace', ['product id [non editable]', 'title']],
  ['bigcommerce', ['item type', 'product code/sku']],
  ['bigcommerce', ['item', 'inventory tracking']],
  ['prestashop', ['tax rules id', 'ean13']],
  ['prestashop', ['combination', 'price impact']],
  ['prestashop', ['product id', 'price (tax excl.)']],
  ['magento', ['attribute set code', 'product type']],
];

export function layoutOf(header: readonly string[], rows: readonly CsvRow[]): Layout {
  const has = (...wanted: string[]) => wanted.every((name) => plain.includes(name));
  const plain = header.map(plainName);
  const [signed] = signatures.find(([, names]) => has(...names)) ?? [];
  if (signed) return signed;
  const hasAttributes = plain.some((name) => !/^option|vari/.test(name) && optionRole(name));
  if (has('currency code') && plain.some((name) => /varia/.test(name) && optionRole(name))) {
    return 'etsy';
  }
  if (has('url handle', 'title') || (has('handle', 'title') && !has('item name'))) return 'shopify';
  const [first, second = ''] = plain;
  const startsAsWoo =
    first === 'id' &&
    ['type', 'typ', 'tipo', 'тип'].includes(second) &&
    rows.some(({ cells: [, type = ''] }) => wooType.test(type));
  if (hasAttributes || startsAsWoo || has('type', 'regular price') || has('sku', 'is featured?')) {
    return 'woocommerce';
  }
  if (has('item name', 'variation name')) return 'square';

  const isEverShop = has('sku', 'url key') || plain.some((name) => name.startsWith('attr:'));
  return isEverShop ? 'evershop' : 'other';
}

/** Proposed meaning of each column. The first column of a name counts; pictures may have several. */
export function proposeRoles(header: readonly string[], layout: Layout): Role[] {
  const taken = new Set<Role>();
  return header.map((cell) => {
    const role = roleOf(cell, layout);
    const isRepeatable = [
      'image',
      'quantity',
      'tags',
      'audience',
      'status',
      'attribute',
      'category',
    ];
    if (role === '' || (taken.has(role) && !isRepeatable.includes(role))) return '';
    taken.add(role);
    return role;
  });
}

const own: Partial<Record<Layout, Record<string, Role>>> = {
  woocommerce: {
    ...{
      type: 'rowType',
      typ: 'rowType',
      tipo: 'rowType',
      тип: 'rowType',
      name: 'name',
      'tax class': '',
    },
    ...{ description: 'description', stock: 'quantity', visibility: '' },
  },
  evershop: { type: 'rowType', status: 'published', visibility: '', description: 'description' },
  square: { 'item type': 'rowType', price: 'price' },
  shopify: { type: 'kind', url: '' },
  wix: {
    ...{
      handleid: 'group',
      fieldtype: 'rowType',
      visible: 'published',
      plaindescription: 'description',
    },
    ...{ productimageurl: 'image', media: 'image', collection: 'category', surcharge: 'surcharge' },
    ...{
      discountmode: 'discountMode',
      discountvalue: 'discount',
      strikethroughprice: 'regularPrice',
    },
  },
  squarespace: {
    ...{ 'product id [non editable]': 'group', 'product type [non editable]': 'rowType' },
    ...{
      'on sale': 'onSale',
      visible: 'published',
      'hosted image urls': 'image',
      'product url': '',
    },
  },
  bigcommerce: {
    ...{
      'item type': 'rowType',
      item: 'rowType',
      type: '',
      'product type': '',
      options: 'variation',
    },
    ...{ 'product code/sku': 'sku', 'product upc/ean': 'barcode', 'upc/ean': 'barcode' },
    ...{ 'product visible?': 'published', 'is visible': 'published', 'search keywords': 'tags' },
    ...{
      'track inventory': 'tracked',
      'inventory tracking': 'tracked',
      'retail price': 'regularPrice',
    },
    ...{ 'current stock level': 'quantity', 'current stock': 'quantity' },
    ...{ 'image url (import)': 'image', 'internal image url (export)': 'image' },
    ...{ 'variant image url (import)': 'variantImage' },
    'internal variant image url (export)': 'variantImage',
  },
  prestashop: {
    ...{ id: 'group', 'product id': 'group', 'row type': 'rowType', combination: 'variation' },
    ...{ 'price impact': 'surcharge', 'combination images': 'variantImage' },
    ...{ 'discount amount': 'discount', 'discount percent': 'discountPercent' },
    ...{ 'discount from': 'saleFrom', 'discount to': 'saleUntil' },
    ...{ active: 'published', 'image urls': 'image', 'reference #': 'sku', ean13: 'barcode' },
    ...{ reference: 'sku', status: '' },
    ...{
      'price tax included': 'price',
      'price tax excluded': 'netPrice',
      'price (tax excl.)': 'netPrice',
      'price (tax incl.)': 'price',
      summary: 'shortDescription',
    },
    'price tax excluded or price tax included': 'price',
  },
  magento: {
    ...{ 'product type': 'rowType', 'product online': 'published', 'is in stock': 'inStock' },
    ...{ 'special price from date': 'saleFrom', 'special price to date': 'saleUntil' },
    ...{ 'configurable variations': 'variation', visibility: '', description: 'description' },
  },
};

function roleOf(header: string, layout: Layout): Role {
  const [, , metafield = ''] = /^(.*?)\s*\(product\.metafields\.(.*)\)$/.exec(header.trim()) ?? [];
  if (metafield) return metafieldRoles[metafield.replace(/^.*\./, '')] ?? '';
  const name = plainName(header)
    .replace(/^google shopping \/ |[¿,]/g, '')
    // Hints of PrestaShop, such as `Categories (x,y,z...)`.
    .replace(/ \((x.?y|0.|yyyy).*\)$/, '');
  const slot = optionRole(name);
  if (slot !== undefined) return slot;
  if (/^gtin\b/.test(name)) return 'barcode';
  if (/^current quantity\b/.test(name)) return 'quantity';
  if (/^(attr|attribute):/.test(name)) return attributeRole(name.replace(/^.*:\s*/, ''));
  if (
    /^(product )?(image|picture|photo|bild|immagine|imagen) ?(url|src|link|file)? ?\d+$/.test(name)
  ) {
    return 'image';
  }
  if (/^meta: /.test(name)) return '';
  const chosen = own[layout]?.[name] ?? roleOfName.get(name);
  return chosen ?? (weight.test(name) ? (weightUnitOf(name) ?? 'kilograms') : '');
}

/** Without a unit, most shops mean kilograms; not Shopify's unit of display. */
const weight =
  /^((variant|product|item|shipping) )?(weight|grams|gewicht|poids|peso|waga|вес)( value)?( \(?\p{L}+\.?\)?)?$(?<!unit|class)/u;

const metafieldRoles: Partial<Record<string, Role>> = {
  'color-pattern': 'colour',
  color: 'colour',
  fabric: 'material',
  material: 'material',
  'target-gender': 'audience',
  'age-group': 'audience',
};

function attributeRole(name: string): Role {
  const role = roleOfName.get(name);
  return role === 'colour' || role === 'size' || role === 'material' ? role : 'attribute';
}

/** `Option1 Name` of Shopify, `Option Value 1` of Square, `Attribute 1 value(s)` of WooCommerce. */
const option =
  /(?:\b(?:(?:product)?option|attribut|atribut|atrybut|eigenschap|variation|variante)\w*?|атрибут\S*)(?: name| value)? ?\[?(\d+)/;

function optionRole(name: string): Role | undefined {
  const slot = option.exec(name)?.[1];
  if (slot === undefined) return undefined;
  if (/valu|wert|valeur|valor|wartos|waarde|знач|optiondescription|optionchoices/.test(name))
    return `option${Number(slot)}Value`;
  return /name|nom|nazw|naam|назв|имя/.test(name) ? `option${Number(slot)}Name` : '';
}
