import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import { mailPicturePath } from '../../../contract/pages.ts';
import { giftCardLines } from '../../../contract/rules/giftCards.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { packingRefusal } from '../../../contract/rules/orderStates.ts';
import { taxLines } from '../../../contract/rules/orderTaxes.ts';
import { billRows } from '../../../contract/rules/pricing.ts';
import { listWanted } from '../../../contract/rules/returnSteps.ts';
import { listUnits, reasonLabels } from '../../../contract/rules/returns.ts';
import { sizeAnd } from '../../../contract/rules/sizeTexts.ts';
import type { OwnerMailKind } from '../../db/orderSchema.ts';
import type { Mail } from '../../mail/mail.ts';
import type { MailBill, MailContent } from '../../mail/mailContent.ts';
import { renderMail } from '../../mail/renderMail.ts';
import type { OrderMail } from '../../repositories/mails.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import type { Context } from '../context.ts';
import { withShownDelivery } from '../selling/deliveryNames.ts';
import { ownerDifferenceText } from './differenceMail.ts';
import { toRulesOrder } from './orderView.ts';

export function mailBill(order: StoredOrder, publicUrl: string): MailBill {
  const { number, products, totalCents, giftCardCents, taxes } = order;
  return {
    title: i18n.t('Order {number}', { number: formatOrderNumber(number) }),
    lines: products.map(({ productId, name, picture, size, quantity, priceCents }) => ({
      name,
      detail: sizeAnd(size, `${quantity}\u00a0×\u00a0${formatCents(priceCents)}`),
      amount: formatCents(priceCents * quantity),
      ...(picture && { picture: publicUrl + mailPicturePath(productId, picture) }),
    })),
    sums: billRows(withShownDelivery(order)),
    total: formatCents(totalCents),
    included: [...taxLines(taxes), ...giftCardLines(totalCents, giftCardCents)],
  };
}

/** Email to the owner about a customer's action; replies go to the customer. */
export function ownerMail(
  { kind, aboutId }: Pick<OrderMail, 'aboutId'> & { kind: OwnerMailKind },
  order: StoredOrder,
  { shop, publicUrl }: Context,
): Mail {
  const number = formatOrderNumber(order.number);
  const { subject, facts, ...content } = ownerText(kind, number, order, aboutId, publicUrl);
  const { email } = order;
  return renderMail(shop.email, subject, {
    ...content,
    shop: { name: shop.name, email },
    publicUrl,
    preview: content.paragraphs[0] ?? content.headline,
    facts: [...facts, { label: i18n.t('Email'), text: email }].filter(({ text }) => text !== ''),
    button: {
      label: i18n.t('Open it in the admin'),
      url: publicUrl + adminPaths.orderEditor(order.id),
    },
    reason: i18n.t('You get this mail because this is the support email of {shop}.', {
      shop: shop.name,
    }),
  });
}

type OwnerText = Pick<MailContent, 'headline' | 'paragraphs' | 'bill'> & {
  subject: string;
  facts: NonNullable<MailContent['facts']>;
};

function ownerText(
  kind: OwnerMailKind,
  number: string,
  order: StoredOrder,
  aboutId: string | null,
  publicUrl: string,
): OwnerText {
  switch (kind) {
    case 'ownerReturn':
      return returnText(number, order, aboutId);
    case 'ownerOrdered':
      return orderedText(number, order, publicUrl);
    default:
      return ownerDifferenceText(order, aboutId, kind === 'ownerPaidMore');
  }
}

/** By the reason of `packingRefusal`. */
const nothingToPack: Record<string, string> = {
  'was cancelled': /*i18n*/ 'There is nothing to pack: it was cancelled.',
  'is being refunded': /*i18n*/ 'There is nothing to pack: it is being refunded.',
  'was refunded': /*i18n*/ 'There is nothing to pack: it was refunded.',
  'is not paid': /*i18n*/ 'There is nothing to pack: it is not paid.',
  'waits for a payment': /*i18n*/ 'There is nothing to pack: it waits for a payment.',
};

function orderedText(number: string, order: StoredOrder, publicUrl: string): OwnerText {
  const { totalCents, fullName, address, phone } = order;
  const refusal = packingRefusal(toRulesOrder(order));
  const total = formatCents(totalCents);
  return {
    subject: i18n.t('New order {number}: {total}', { number, total }),
    headline: i18n.t('A new order'),
    paragraphs: [
      i18n.t(
        (refusal !== undefined && nothingToPack[refusal]) ||
          /*i18n*/ 'It is paid, and ready to be packed.',
      ),
    ],
    bill: mailBill(order, publicUrl),
    facts: [
      { label: i18n.t('Name'), text: fullName },
      { label: i18n.t('Delivery address'), text: address },
      { label: i18n.t('Phone'), text: phone },
    ],
  };
}

function returnText(number: string, order: StoredOrder, aboutId: string | null): OwnerText {
  const request = order.requests.find(({ id }) => id === aboutId);
  // An exchange alone is no withdrawal.
  const isOnlyExchange = request?.lines.every(({ exchange }) => exchange);
  return {
    subject: i18n.t('Return of order {number}', { number }),
    headline: i18n.t('A return was requested'),
    paragraphs: [
      isOnlyExchange
        ? i18n.t('The customer would like to exchange items of order {number}.', { number })
        : i18n.t('The customer has withdrawn from items of order {number}.', { number }),
    ],
    facts: request
      ? [
          { label: i18n.t('Items'), text: listUnits(order.products, request.lines) },
          ...(listWanted(request.lines)
            ? [{ label: i18n.t('Instead'), text: listWanted(request.lines) }]
            : []),
          { label: i18n.t('Reason'), text: i18n.t(reasonLabels[request.reason]) },
        ]
      : [],
  };
}
