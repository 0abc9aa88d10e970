import { i18n } from '../../../contract/i18n.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { unsentLines } from '../../../contract/rules/parcels.ts';
import { listUnits } from '../../../contract/rules/returns.ts';
import { trackingOf } from '../../../contract/rules/tracking.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import { toRulesOrder } from './orderView.ts';
import type { MailText } from './returnMail.ts';

/** About one of several parcels. */
export function parcelText(
  order: StoredOrder,
  parcel: StoredOrder['parcels'][number],
  index: number,
): MailText {
  const unsent = unsentLines(toRulesOrder(order));
  const contents = {
    label: i18n.t('In this parcel'),
    text: listUnits(order.products, parcel.lines),
  };
  return {
    subject: i18n.t('Parcel {parcel} of your order {number} is on its way', {
      number: formatOrderNumber(order.number),
      parcel: index + 1,
    }),
    headline: i18n.t('A parcel is on its way'),
    paragraphs: [
      parcel.carrier === ''
        ? i18n.t('The carrier has a parcel of your order.')
        : i18n.t('{carrier} has a parcel of your order.', { carrier: parcel.carrier }),
      ...trackingTexts(parcel),
      unsent.length > 0
        ? i18n.t('We’ll send the rest in another parcel and write again.')
        : i18n.t('All of your order has been sent.'),
    ],
    facts: [
      contents,
      ...(unsent.length > 0
        ? [{ label: i18n.t('Still to come'), text: listUnits(order.products, unsent) }]
        : []),
    ],
  };
}

/** Tracking number, if there is one. */
export function trackingTexts({ trackingUrl }: Pick<StoredOrder, 'trackingUrl'>): string[] {
  const { number } = trackingOf(trackingUrl);
  return number === undefined ? [] : [i18n.t('Its tracking number is {number}.', { number })];
}
