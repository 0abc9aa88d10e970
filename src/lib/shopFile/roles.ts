import type { WeightUnit } from './variantWeight.ts';

/** Meanings of columns in other shops' files, with the names of columns that have them. */
export const columnNames = {
  group:
    'handle, url handle, reference handle, variant group, variant group id, group, style, product handle',
  name: 'title, name, item name, product name, product title, nom, nombre, nome, nazwa, titel, produktname, bezeichnung, naam, titolo, titulo, titre, имя',
  description:
    'body (html), body html, description, product description, beschreibung, descripcion, descricao, opis, descrizione, beschrijving, описание',
  shortDescription:
    'short description, kurzbeschreibung, description courte, descripcion corta, descricao curta, krotki opis, breve descrizione, korte beschrijving, korte omschrijving, краткое описание, короткое описание',
  price:
    'variant price, price, preis, prix, precio, preco, cena, prezzo, retail price, selling price, unit price',
  regularPrice:
    'variant compare at price, compare at price, regular price, list price, original price, msrp, regularer preis, tarif regulier, precio normal, preco normal, cena regularna, prezzo di listino, reguliere prijs, базовая цена',
  salePrice:
    'sale price, online sale price, special price, angebotspreis, tarif promo, precio rebajado, preco promocional, cena promocyjna, prezzo in offerta, actieprijs, акционная цена',
  saleFrom:
    'date sale price starts, sale from, sale start date, datum an dem angebotspreis beginnt, dia en que empieza el precio rebajado, date de debut de promo, data di partenza del prezzo in saldo, startdatum actieprijs, data rozpoczecia promocji, data de preco promocional comeca em',
  saleUntil:
    "date sale price ends, sale until, sale end date, datum an dem angebotspreis endet, dia en que termina el precio rebajado, date de fin de promo, data in cui termina l'offerta, termine data del prezzo di vendita, einddatum actieprijs, data zakonczenia promocji, data de preco promocional termina em",
  quantity:
    'variant inventory qty, inventory quantity, stock, qty, quantity, stock quantity, in stock, inventory, on hand, lager, lagerbestand, bestand, menge, inventaire, stan magazynowy, existencias, estoque, inventario, magazzino, voorraad, quantita, quantite, cantidad, quantidade, anzahl, запасы',
  tracked: 'variant inventory tracker, inventory tracker, manage stock',
  inStock:
    'in stock?, stock availability, vorratig?, en stock ?, hay existencias?, em stock?, dostepne?, existencias?, en inventario?, em estoque?, w magazynie?, op voorraad?, в наличии?',
  sku: 'variant sku, sku, artikelnummer, ugs, ref, item number, article number, cod, артикул',
  barcode: 'variant barcode, barcode, ean, upc, ean code',
  kind: 'type, product type, custom product type, item category, department, kind, produkttyp, typ',
  category:
    'product category, standard product type, categories, category, category path, reporting category, google product category, kategorien, kategorie, categories du produit, categorias, categoria, kategoria, categorie, categorieen, категории',
  tags: 'tags, tag, keywords, collection, collections, schlagworter, etiquettes, etiquetas, znaczniki, tagi, etichette, метки',
  audience: 'gender, target gender, age group, audience, geschlecht, genre, genero, sexe',
  colour:
    'color, colour, farbe, couleur, cor, colore, kleur, kolor, farve, farge, farg, variant color, color name',
  size: 'size, grosse, groesse, taille, talla, tamanho, taglia, maat, rozmiar, storrelse, storlek, variant size',
  variation: 'variation name, variant title, variant name, variant',
  material:
    'material, fabric, composition, stoff, matiere, tejido, tecido, tessuto, materials, materiali, materiaux, materialien, materiales, materiais',
  image:
    'image src, product image url, images, image, image url, image link, main image, base image, picture, pictures, photo, photos, gallery, additional images, bilder, bild, imagenes, imagens, immagini, obrazki, zdjecia, immagine, afbeeldingen, изображения',
  variantImage: 'variant image, variant image url',
  imageAlt: 'image alt text',
  status: 'status, archived, square online item visibility, visibility in catalog, visibility',
  published:
    'published, published on online store, veroffentlicht, publie, publicado, opublikowano, pubblicato, gepubliceerd, опубликован',
  giftCard: 'gift card, is gift card',
  rowType: 'product class, item type',
  parent:
    'parent, parent sku, ubergeordnetes produkt, elternprodukt, principal, rodzic, superior, genitore, hoofd, element nadrzedny, ascendente, produto ascendente, родительскии',
  id: 'id, product id',
  url: 'url key, permalink, slug, url, product url, link',
} as const;

/** Meaning of a column; an option has its name in one column and its value in another, or in its header. */
export type Role =
  | keyof typeof columnNames
  | 'attribute'
  | 'netPrice'
  | 'surcharge'
  | 'onSale'
  | 'discount'
  | 'discountMode'
  | 'discountPercent'
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
  netPrice: /*i18n*/ 'Price without tax',
  regularPrice: /*i18n*/ 'Regular price',
  salePrice: /*i18n*/ 'Sale price',
  onSale: /*i18n*/ 'Is on sale',
  surcharge: /*i18n*/ 'Surcharge',
  discount: /*i18n*/ 'Discount',
  discountMode: /*i18n*/ 'Percent or amount of the discount',
  discountPercent: /*i18n*/ 'Discount in percent',
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

/** Layouts that are recognised by their header. */
export type Layout =
  | 'shopify'
  | 'woocommerce'
  | 'evershop'
  | 'square'
  | 'wix'
  | 'squarespace'
  | 'bigcommerce'
  | 'etsy'
  | 'prestashop'
  | 'magento'
  | 'other';

export const layoutNames: Partial<Record<Layout, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  evershop: 'EverShop',
  square: 'Square',
  wix: 'Wix',
  squarespace: 'Squarespace',
  bigcommerce: 'BigCommerce',
  etsy: 'Etsy',
  prestashop: 'PrestaShop',
  magento: 'Magento',
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
