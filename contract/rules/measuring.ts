import { msPerDay } from './days.ts';

/** Services that events are reported to, each for a purpose that a visitor consents to. */
export const measuringTargets = ['ga4', 'meta'] as const;
export type MeasuringTarget = (typeof measuringTargets)[number];

export const serviceNames: Record<MeasuringTarget, string> = {
  ga4: 'Google Analytics 4',
  meta: 'Meta',
};

/** Reports of a visitor's browser. */
export const browsingEvents = ['pageView', 'viewList', 'viewItem', 'addToCart'] as const;
export type BrowsingEvent = (typeof browsingEvents)[number];

/** Events that the server reports itself. */
const orderEvents = ['checkout', 'purchase', 'refund'] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** Event names by target; a target gets no other events. */
export const eventNames: Record<
  BrowsingEvent | OrderEvent,
  Partial<Record<MeasuringTarget, string>>
> = {
  pageView: { ga4: 'page_view', meta: 'PageView' },
  viewList: { ga4: 'view_item_list' },
  viewItem: { ga4: 'view_item', meta: 'ViewContent' },
  addToCart: { ga4: 'add_to_cart', meta: 'AddToCart' },
  checkout: { ga4: 'begin_checkout', meta: 'InitiateCheckout' },
  purchase: { ga4: 'purchase', meta: 'Purchase' },
  refund: { ga4: 'refund' },
};

/**
 * Days until a visitor is asked again and their id is deleted. `queue_measured` in the database has
 * the same number.
 */
export const consentDays = 180;

/** Formats of the owner's settings; an empty id turns the service off. */
export const measuringPatterns = {
  ga4Id: '^(G-[A-Z0-9]{4,20})?$',
  metaPixel: '^(\\d{5,20})?$',
  metaTestCode: '^\\w{0,40}$',
  secret: '^\\S{8,300}$',
} as const;

/** Cookie of a browser whose visitor refused: the server withdraws what it still has. */
export const refusedCookie = 'VISIT_REFUSED';

/** Limits of one report. */
export const measuringLimits = { events: 20, items: 20, path: 200 } as const;

/** A visitor's choice, as stored by the browser. */
export type ConsentChoice = {
  /** Version of the purposes that were shown. */
  version: number;
  granted: readonly MeasuringTarget[];
  /** ISO 8601. */
  at: string;
  /** Set until the server has received it. */
  isUnsent?: boolean;
};

/** Returns true if the choice covers the owner's current purposes. */
export function isCurrentChoice(
  { version, at }: Pick<ConsentChoice, 'version' | 'at'>,
  asked: number,
  now: Date,
): boolean {
  return version === asked && now.getTime() - Date.parse(at) < consentDays * msPerDay;
}
