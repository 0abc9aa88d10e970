import Type, { type Static } from 'typebox';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { Id, optional, StrictObject, Version } from './common.ts';

const terms = {
  code: Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, description: 'ISO 4217 code' }),
  rate: Type.Number({
    minimum: ownerLimits.currencyRate.min,
    maximum: ownerLimits.currencyRate.max,
    description: 'Its units for one unit of the shop’s main currency',
  }),
  ending: optional(
    Type.Integer({ minimum: 0, maximum: 99 }),
    'Last two digits of its prices: 99 for 9.99; absent for any',
  ),
};

/** Currency that shoppers can choose beside the main one. */
export const CurrencySetting = Type.Object({ id: Id, version: Version, ...terms });
export type CurrencySetting = Static<typeof CurrencySetting>;

/** A new further currency, or a change. */
export const CurrencyInput = StrictObject({
  id: Type.Optional(Id),
  version: Type.Optional(Version),
  ...terms,
});
export type CurrencyInput = Static<typeof CurrencyInput>;
