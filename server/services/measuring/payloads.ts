import { createHash } from 'node:crypto';
import { eventNames, type MeasuringTarget } from '../../../contract/rules/measuring.ts';
import { currency, toDollars } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { isOneSize } from '../../../contract/rules/sizeNames.ts';
import { variantId } from '../../../contract/rules/structuredData.ts';
import type { BrowsedEvent } from '../../db/measuringSchema.ts';
import type { MeasuredVisitor } from '../../repositories/measuring.ts';
import type { StoredOrder } from '../../repositories/orders.ts';

/** A product, or a size of it, with its price at that time. */
export type MeasuredItem = {
  productId: string;
  /** Id of its group in feeds, if no size is meant. */
  groupId?: string;
  name: string;
  size?: string;
  category?: string;
  cents: number;
  quantity: number;
};

/** An event in the shop's own terms. */
export type MeasuredEvent = {
  name: keyof typeof eventNames;
  items: readonly MeasuredItem[];
  /** Path of the page; empty for events of the server. */
  path?: string;
  /** Amount in cents, by default that of the items. */
  cents?: number;
  order?: Pick<StoredOrder, 'number' | 'code' | 'deliveryCents' | 'waivedCents' | 'taxes'>;
};

/** Origin of a message. */
export type Source = {
  id: string;
  at: Date;
  visitor: MeasuredVisitor;
  publicUrl: string;
  /** The customer's own, for a purchase. */
  contact?: { email: string; phone: string } | undefined;
};

const sumOf = (items: readonly MeasuredItem[]) =>
  items.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

const totalOf = ({ cents, items }: MeasuredEvent) => toDollars(cents ?? sumOf(items));

/** True if the event is sent to the target. */
export function isFor(target: MeasuringTarget, { name }: Pick<BrowsedEvent, 'name'>): boolean {
  return eventNames[name][target] !== undefined;
}

/**
 * Body for GA4's Measurement Protocol. Sources, read in November 2026:
 * developers.google.com/analytics/devguides/collection/protocol/ga4/reference and
 * …/ga4/reference/events. Advertising is denied: the consent was to statistics.
 */
export function toGa4(events: readonly MeasuredEvent[], { at, visitor, publicUrl }: Source) {
  const denied = 'DENIED';
  return {
    client_id: visitor.id,
    timestamp_micros: at.getTime() * 1000,
    consent: { ad_user_data: denied, ad_personalization: denied },
    events: events.map((event) => ({
      name: eventNames[event.name].ga4,
      params: {
        session_id: String(Math.floor(visitor.sessionAt.getTime() / 1000)),
        engagement_time_msec: 100,
        ...(event.path && { page_location: publicUrl + event.path }),
        ...ga4Sums(event),
        ...(event.items.length > 0 && { items: event.items.map(ga4Item) }),
      },
    })),
  };
}

function ga4Sums(event: MeasuredEvent) {
  const { name, order } = event;
  if (name === 'pageView') return {};
  // The total of a list is not a value.
  if (name === 'viewList') return { currency: currency().code };
  return {
    currency: currency().code,
    value: totalOf(event),
    ...(order && {
      transaction_id: formatOrderNumber(order.number),
      ...(order.code && { coupon: order.code }),
    }),
    ...(order &&
      name === 'purchase' && {
        shipping: toDollars(order.deliveryCents - order.waivedCents),
        tax: toDollars(order.taxes.reduce((sum, { cents }) => sum + cents, 0)),
      }),
  };
}

function ga4Item({ productId, name, size, category, cents, quantity }: MeasuredItem) {
  return {
    item_id: productId,
    item_name: name,
    ...(size && !isOneSize(size) && { item_variant: size }),
    ...(category && { item_category: category }),
    price: toDollars(cents),
    quantity,
  };
}

/**
 * Body for Meta's Conversions API. Sources, read in November 2026:
 * developers.facebook.com/documentation/ads-commerce/conversions-api/parameters (server events,
 * customer information, custom data). The ids are those of the product feeds.
 */
export function toMeta(events: readonly MeasuredEvent[], source: Source, testCode: string) {
  const { id, at, publicUrl } = source;
  return {
    data: events.map((event, index) => ({
      event_name: eventNames[event.name].meta,
      event_time: Math.floor(at.getTime() / 1000),
      // The same at each attempt, so that Meta counts it once.
      event_id: events.length === 1 ? id : `${id}-${index}`,
      event_source_url: publicUrl + (event.path ?? '/cart'),
      action_source: 'website',
      user_data: metaVisitor(source),
      ...(event.items.length > 0 && { custom_data: metaItems(event) }),
    })),
    ...(testCode && { test_event_code: testCode }),
  };
}

function metaItems(event: MeasuredEvent) {
  const { items, order } = event;
  const contents = items.map(({ productId, groupId, size, cents, quantity }) => ({
    id: size ? variantId(productId, size) : (groupId ?? productId),
    quantity,
    item_price: toDollars(cents),
  }));
  return {
    currency: currency().code,
    value: totalOf(event),
    content_type: items.every(({ size }) => size) ? 'product' : 'product_group',
    content_ids: contents.map(({ id }) => id),
    contents,
    ...(order && { order_id: formatOrderNumber(order.number) }),
    ...((event.name === 'checkout' || event.name === 'purchase') && {
      num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
    }),
  };
}

/** Contact data are normalized, then hashed, as Meta asks; the browser's own words are not. */
function metaVisitor({ visitor, contact }: Source) {
  const { email = '', phone = '' } = contact ?? {};
  const parts = {
    em: email.trim().toLowerCase(),
    // Without a country's code, it matches nobody; the zero of "+44 (0)20" is for domestic calls.
    ph: phone.trim().startsWith('+') ? phone.replace('(0)', '').replace(/\D/g, '') : '',
    external_id: visitor.id,
  };
  return {
    client_user_agent: visitor.userAgent,
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([name, value]) => (value ? [[name, [sha256(value)]]] : [])),
    ),
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
