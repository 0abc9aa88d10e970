import Type, { type Static } from 'typebox';
import { newsletterStates } from '../rules/newsletter.ts';
import { StrictObject, Time } from './common.ts';

export const NewsletterState = Type.Enum(newsletterStates);
export type NewsletterState = Static<typeof NewsletterState>;

/** BCP 47 tag of the page's language, such as `en` or `pt-BR`. */
const Language = Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$', maxLength: 35 });

export const NewsletterChoice = StrictObject({ wanted: Type.Boolean(), language: Language });

export const NewsletterToken = StrictObject({
  token: Type.String({ minLength: 20, maxLength: 200 }),
});

/** A consent that was confirmed by its mailed link. */
export const NewsletterReader = Type.Object({
  email: Type.String(),
  name: Type.String(),
  confirmedAt: Time,
  text: Type.String({ description: 'What the customer consented to' }),
  language: Type.String(),
  stopUrl: Type.String({ description: 'Page that ends the consent, for each newsletter' }),
});
export type NewsletterReader = Static<typeof NewsletterReader>;
