import type { CsvRow } from '../csv/csv.ts';
import { type WeightUnit, weightUnitOf } from './variantWeight.ts';

/** Meanings of columns in other shops' files, with the names of columns that have them. */
const names = {
  group:
    'handle, url handle, reference handle, variant group, variant group id, group, style, product handle',
  name: 'title, name, item name, product name, product title, nom, nombre, nome, nazwa, titel, produktname, bezeichnung, naam',
  description:
    'body (html), body html, description, product description, beschreibung, descripcion, descricao, opis, descrizione, beschrijving',
  shortDescription:
    'short description, kurzbeschreibung, description courte, descripcion corta, descricao curta, krotki opis, breve descrizione, korte beschrijving, korte omschrijving',
  price:
    'variant price, price, preis, prix, precio, preco, cena, prezzo, retail price, selling price, unit price',
  regularPrice:
    'variant compare at price, compare at price, regular price, list price, original price, msrp, regularer preis, tarif regulier, precio normal, preco normal, cena regularna, prezzo di listino, reguliere prijs',
  salePrice:
    'sale price, online sale price, special price, angebotspreis, tarif promo, precio rebajado, preco promocional, cena promocyjna, prezzo in offerta, actieprijs',
  saleFrom:
    'date sale price starts, sale from, sale start date, datum an dem angebotspreis beginnt, dia en que empieza el precio rebajado, date de debut de promo, data di partenza del prezzo in saldo, startdatum actieprijs, data rozpoczecia promocji, data de preco promocional comeca em',
  saleUntil:
    "date sale price ends, sale until, sale end date, datum an dem angebotspreis endet, dia en que termina el precio rebajado, date de fin de promo, data in cui termina l'offerta, termine data del prezzo di vendita, einddatum actieprijs, data zakonczenia promocji, data de preco promocional termina em",
  quantity:
    'variant inventory qty, inventory quantity, stock, qty, quantity, stock quantity, in stock, inventory, on hand, lager, lagerbestand, bestand, menge, inventaire, stan magazynowy, existencias, estoque, inventario, magazzino, voorraad',
  tracked: 'variant inventory tracker, inventory tracker, manage stock',
  inStock:
    'in stock?, stock availability, vorratig?, en stock ?, hay existencias?, em stock?, dostepne?, existencias?, en inventario?, em estoque?, w magazynie?, op voorraad?',
  sku: 'variant sku, sku, artikelnummer, ugs, ref, item number, article number, cod',
  barcode: 'variant barcode, barcode, ean, upc, ean code',
  kind: 'type, product type, custom product type, item category, department, kind, produkttyp, typ',
  category:
    'product category, standard product type, categories, category, category path, reporting category, google product category, kategorien, kategorie, categories du produit, categorias, categoria, kategoria, categorie, categorieen',
  tags: 'tags, tag, keywords, collection, collections, schlagworter, etiquettes, etiquetas, znaczniki, tagi, etichette',
  audience: 'gender, target gender, age group, audience, geschlecht, genre, genero, sexe',
  colour:
    'color, colour, farbe, couleur, cor, colore, kleur, kolor, farve, farge, farg, variant color, color name',
  size: 'size, grosse, groesse, taille, talla, tamanho, taglia, maat, rozmiar, storrelse, storlek, variant size',
  variation: 'variation name, variant title, variant name, variant',
  material: 'material, fabric, composition, stoff, matiere, tejido, tecido, tessuto',
  image:
    'image src, product image url, images, image, image url, image link, main image, base image, picture, pictures, photo, photos, gallery, additional images, bilder, bild, imagenes, imagens, immagini, obrazki, zdjecia, immagine, afbeeldingen',
  variantImage: 'variant image, variant image url',
  imageAlt: 'image alt text',
  status: 'status, archived, square online item visibility, visibility in catalog, visibility',
  published:
    'published, published on online store, veroffentlicht, publie, publicado, opublikowano, pubblicato, gepubliceerd',
  giftCard: 'gift card, is gift card',
  rowType: 'product class, item type',
  parent:
    'parent, parent sku, ubergeordnetes produkt, elternprodukt, principal, rodzic, superior, genitore, hoofd, element nadrzedny, ascendente, produto ascendente',
  id: 'id, product id',
  url: 'url key, permalink, slug, url, product url, link',
} as const;

/** Meaning of a column; an option has its name in one column and its value in another, or in its header. */
export type Role =
  | keyof typeof names
  | 'attribute'
  | WeightUnit
  | `option${number}Name`
  | `option${number}Value`
  | '';

/** Labels of the meanings that an owner can choose for a column. */
export const roleLabels = {
  group: /*i18n*/ 'Product of the row',
  name: /*i18n*/ 'Name',
  description: /*i18n*/ 'Description',
  shortDescription: /*i18n*/ 'Start of the description',
  material: /*i18n*/ 'Material',
  price: /*i18n*/ 'Price',
  regularPrice: /*i18n*/ 'Regular price',
  salePrice: /*i18n*/ 'Sale price',
  saleFrom: /*i18n*/ 'First day of the sale',
  saleUntil: /*i18n*/ 'Last day of the sale',
  kind: /*i18n*/ 'Kind',
  category: /*i18n*/ 'Category',
  tags: /*i18n*/ 'Tags',
  audience: /*i18n*/ 'Women, men or kids',
  colour: /*i18n*/ 'Colour',
  size: /*i18n*/ 'Size',
  variation: /*i18n*/ 'Name of the variation',
  attribute: /*i18n*/ 'Another option',
  quantity: /*i18n*/ 'Stock',
  tracked: /*i18n*/ 'Stock is counted',
  inStock: /*i18n*/ 'Is in stock',
  sku: /*i18n*/ 'SKU',
  barcode: /*i18n*/ 'Barcode',
  grams: /*i18n*/ 'Weight in grams',
  kilograms: /*i18n*/ 'Weight in kilograms',
  pounds: /*i18n*/ 'Weight in pounds',
  ounces: /*i18n*/ 'Weight in ounces',
  image: /*i18n*/ 'Pictures',
  variantImage: /*i18n*/ 'Picture of the colour',
  imageAlt: /*i18n*/ 'Text of the picture',
  status: /*i18n*/ 'Draft or published',
  published: /*i18n*/ 'Is published',
  giftCard: /*i18n*/ 'Is a gift card',
  rowType: /*i18n*/ 'Type of the row',
  parent: /*i18n*/ 'Product of the variation',
  id: /*i18n*/ 'Number of the product',
  url: /*i18n*/ 'Old address',
} satisfies Partial<Record<Role, string>>;

const roleOfName = new Map(
  Object.entries(names).flatMap(([role, list]) =>
    list.split(', ').map((name) => [name, role as Role] as const),
  ),
);

/** Layouts that are recognised by their header. */
export type Layout = 'shopify' | 'woocommerce' | 'evershop' | 'square' | 'other';

export const layoutNames: Partial<Record<Layout, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  evershop: 'EverShop',
  square: 'Square',
};

/** Header of a column, in one spelling. */
export function plainName(header: string): string {
  return header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('\\', '')
    .toLowerCase()
    .replace(/[_\-*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Types of WooCommerce's rows, which it writes in no other language. */
const wooType = /^(simple|variable|variation|grouped|external)\b/;

export function layoutOf(header: readonly string[], rows: readonly CsvRow[]): Layout {
  const has = (...wanted: string[]) => wanted.every((name) => plain.includes(name));
  const plain = header.map(plainName);
  const hasAttributes = plain.some((name) => !/^option/.test(name) && optionRole(name));
  if (has('url handle', 'title') || (has('handle', 'title') && !has('item name'))) return 'shopify';
  const [first, second = ''] = plain;
  const startsAsWoo =
    first === 'id' &&
    ['type', 'typ', 'tipo'].includes(second) &&
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
    ...{ type: 'rowType', typ: 'rowType', tipo: 'rowType', name: 'name', 'tax class': '' },
    ...{ description: 'description', stock: 'quantity', visibility: '' },
  },
  evershop: { type: 'rowType', status: 'published', visibility: '', description: 'description' },
  square: { 'item type': 'rowType', price: 'price' },
  shopify: { type: 'kind', url: '' },
};

function roleOf(header: string, layout: Layout): Role {
  const [, , metafield = ''] = /^(.*?)\s*\(product\.metafields\.(.*)\)$/.exec(header.trim()) ?? [];
  if (metafield) return metafieldRoles[metafield.replace(/^.*\./, '')] ?? '';
  const name = plainName(header).replace(/^google shopping \/ |[¿,]/g, '');
  const slot = optionRole(name);
  if (slot !== undefined) return slot;
  if (/^gtin\b/.test(name)) return 'barcode';
  if (/^current quantity\b/.test(name)) return 'quantity';
  if (/^(attr|attribute):/.test(name)) return attributeRole(name.replace(/^.*:\s*/, ''));
  if (/^(image|picture|photo|bild) ?(url|src|link)? ?\d+$/.test(name)) return 'image';
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
const option = /\b(?:option|attribut|atribut|atrybut|eigenschap)\w*?(?: name| value)? ?(\d+)/;

function optionRole(name: string): Role | undefined {
  const slot = option.exec(name)?.[1];
  if (slot === undefined) return undefined;
  if (/valu|wert|valeur|valor|wartos|waarde/.test(name)) return `option${Number(slot)}Value`;
  return /name|nom|nazw|naam/.test(name) ? `option${Number(slot)}Name` : '';
}
