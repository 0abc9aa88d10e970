import { i18n } from '../../../../contract/i18n.ts';
import { stateLabel } from '../../../lib/labels.ts';

/** A changed field in the language in use: "quantity M" is "Menge M" in German. */
export function fieldName(field: string): string {
  const [first = ''] = field.split(' ');
  const name = [field, first].find((one) => fieldNames.includes(one));
  return name ? i18n.t(name) + field.slice(name.length) : field;
}

/** Its value: states, yes and no are in the language in use. */
export function fieldValue(field: string, value: string): string {
  if (field.endsWith(' status')) return stateLabel(value);
  if (value === 'true') return i18n.t('yes');
  return value === 'false' ? i18n.t('no') : value;
}

/** Names that the server gives to fields, in English. */
export const fieldNames: readonly string[] = [
  ...[/*i18n*/ 'name', /*i18n*/ 'price', /*i18n*/ 'regular price', /*i18n*/ 'sale price'],
  ...[/*i18n*/ 'sale from', /*i18n*/ 'sale until', /*i18n*/ 'category', /*i18n*/ 'kind'],
  ...[/*i18n*/ 'colour', /*i18n*/ 'size scale', /*i18n*/ 'new collection'],
  ...[/*i18n*/ 'most popular', /*i18n*/ 'draft', /*i18n*/ 'removed', /*i18n*/ 'guarantee'],
  ...[/*i18n*/ 'weight', /*i18n*/ 'description', /*i18n*/ 'material', /*i18n*/ 'style'],
  ...[/*i18n*/ 'outfit', /*i18n*/ 'measures', /*i18n*/ 'swatch', /*i18n*/ 'composition'],
  ...[/*i18n*/ 'made in', /*i18n*/ 'recycled', /*i18n*/ 'producer', /*i18n*/ 'responsible'],
  ...[/*i18n*/ 'warnings', /*i18n*/ 'quantity', /*i18n*/ 'sku', /*i18n*/ 'barcode'],
  ...[/*i18n*/ 'payment status', /*i18n*/ 'delivery status', /*i18n*/ 'refunded'],
  ...[/*i18n*/ 'address', /*i18n*/ 'phone', /*i18n*/ 'email', /*i18n*/ 'notes'],
  ...[/*i18n*/ 'customer note', /*i18n*/ 'tracking url', /*i18n*/ 'hidden', /*i18n*/ 'reply'],
  ...[/*i18n*/ 'account', /*i18n*/ 'role', /*i18n*/ 'password', /*i18n*/ 'note'],
  ...[/*i18n*/ 'authenticator', /*i18n*/ 'free from', /*i18n*/ 'min days', /*i18n*/ 'max days'],
  ...[/*i18n*/ 'countries', /*i18n*/ 'country', /*i18n*/ 'regions', /*i18n*/ 'rate'],
  ...[/*i18n*/ 'on top', /*i18n*/ 'in addition', /*i18n*/ 'up to', /*i18n*/ 'splits price'],
  ...[/*i18n*/ 'except delivery', /*i18n*/ 'applies to', /*i18n*/ 'code', /*i18n*/ 'minimum'],
  ...[/*i18n*/ 'from day', /*i18n*/ 'until day', /*i18n*/ 'max uses'],
  ...[/*i18n*/ 'max uses per customer', /*i18n*/ 'ended', /*i18n*/ 'value', /*i18n*/ 'sizes'],
  ...[/*i18n*/ 'details', /*i18n*/ 'profile', /*i18n*/ 'texts', /*i18n*/ 'permissions'],
  ...[/*i18n*/ 'expires at', /*i18n*/ 'secret', /*i18n*/ 'amount', /*i18n*/ 'amounts'],
  ...[/*i18n*/ 'blocked', /*i18n*/ 'refunded at', /*i18n*/ 'sent at', /*i18n*/ 'on sale'],
  ...[/*i18n*/ 'valid years', /*i18n*/ 'target', /*i18n*/ 'title', /*i18n*/ 'slug'],
  ...[/*i18n*/ 'shown', /*i18n*/ 'in menu', /*i18n*/ 'events', /*i18n*/ 'sees amounts'],
  ...[/*i18n*/ 'ended at', /*i18n*/ 'type', /*i18n*/ 'next at', /*i18n*/ 'GA4 ID'],
  ...[/*i18n*/ 'GA4 secret', /*i18n*/ 'Meta pixel', /*i18n*/ 'Meta token'],
  ...[/*i18n*/ 'Meta test code', /*i18n*/ 'exchange rate', /*i18n*/ 'price ending'],
];
