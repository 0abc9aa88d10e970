import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { formatGiftCode } from '../../../contract/rules/giftCards.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { pagesUrl } from '../../lib/languages.ts';
import type { Mail } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import type { GiftCard } from '../../repositories/giftCards.ts';
import type { Context } from '../context.ts';

/** For the buyer, in the language in use. */
export function receiptMail(to: string, { cents, email }: GiftCard, context: Context): Mail {
  const { shop } = context;
  const publicUrl = pagesUrl(context);
  const sum = formatCents(cents);
  return renderMail(to, i18n.t('Your gift card of {sum} is on its way', { sum }), {
    shop,
    publicUrl,
    preview: i18n.t('We have sent it to {email}.', { email }),
    headline: i18n.t('Thank you for your gift'),
    paragraphs: [
      i18n.t(
        'Your payment of {sum} has arrived, and we have sent the code to {email}. If it does not arrive, please write to us.',
        { sum, email },
      ),
    ],
    button: { label: i18n.t('Visit the shop'), url: publicUrl + paths.home },
    reason: i18n.t('You get this mail because you bought a gift card at {shop}.', {
      shop: shop.name,
    }),
  });
}

/** For the recipient, in the language in use. */
export function giftCardMail(
  { cents, email, message, buyerEmail, validUntil }: GiftCard,
  code: string,
  context: Context,
): Mail {
  const { shop } = context;
  const publicUrl = pagesUrl(context);
  const sum = formatCents(cents);
  const from = buyerEmail === null ? shop.name : buyerEmail;
  return renderMail(email, i18n.t('Your gift card for {shop}', { shop: shop.name }), {
    shop,
    publicUrl,
    preview: i18n.t('{sum} to spend at {shop}.', { sum, shop: shop.name }),
    headline: i18n.t('A gift card of {sum}', { sum }),
    paragraphs: [
      i18n.t(
        '{giver} gave you a gift card for {shop}. Enter its code at the checkout. What you don’t spend stays on the card.',
        { giver: from, shop: shop.name },
      ),
    ],
    ...(message !== '' && buyerEmail === null && { note: message }),
    facts: [
      ...(message !== '' && buyerEmail !== null
        ? [{ label: i18n.t('Message'), text: message }]
        : []),
      { label: i18n.t('Code'), text: formatGiftCode(code) },
      ...(validUntil === null
        ? []
        : [{ label: i18n.t('Valid until'), text: formatDay(validUntil) }]),
    ],
    button: { label: i18n.t('Visit the shop'), url: publicUrl + paths.home },
    reason: i18n.t('You get this mail because {giver} entered your email for a gift card.', {
      giver: from,
    }),
  });
}
