import { i18n } from '../i18n.ts';

/** States of a customer's consent: asked for by a mailed link, then confirmed through it. */
export const newsletterStates = ['none', 'asked', 'confirmed'] as const;

/** The text that a customer consents to; the server keeps it with the consent. */
export function newsletterText(shopName: string): string {
  return i18n.t(
    'Email me news and offers from {shop}. I can stop this at any time in my account or by the link in each email.',
    { shop: shopName },
  );
}
