import Type, { type Static } from 'typebox';
import { limits, patterns } from '../limits.ts';
import { moneyLimits } from '../rules/amounts.ts';
import { commaParts, isAddress } from '../rules/zipCodes.ts';

/** Our ids are UUIDv7; those of other servers may be any short string. */
export const Id = Type.String({ minLength: 1, maxLength: 64, description: 'An opaque id' });

/** Dollars with at most two decimals, or those of the shop's currency. Calculations use cents. */
export const Dollars = Type.Number({ minimum: 0, description: 'Dollars, at most two decimals' });

/**
 * Dollars as they are entered, within limits that scale with the currency.
 * @param limit for a currency with two decimals
 */
export function Amount(limit: { min: number; max: number }) {
  const fits = (dollars: number) => {
    const { min, max } = moneyLimits(limit);
    return dollars >= min && dollars <= max;
  };
  return Type.Refine(Type.Number({ minimum: 0, description: 'In dollars', dollars: limit }), fits);
}

/** A price or amount of the shop, which may be 0. */
export const Sum = Amount({ ...limits.price, min: 0 });

export const Count = Type.Integer({ minimum: 0, maximum: limits.count.max });

/** Incremented at each change of its record. */
export const Version = Type.Integer({ minimum: 1, maximum: limits.count.max });

/** ISO 8601 in UTC. */
export const Time = Type.String({ description: 'ISO 8601, UTC' });

/** A day, such as 2026-03-12. */
export const Day = Type.String({ pattern: patterns.day, maxLength: 10 });

export const Email = Type.String({ pattern: patterns.email, maxLength: limits.email.max });

export const Phone = Type.String({ pattern: patterns.phone, maxLength: limits.phone.max });

/** Street, City, Country, Zip, with the country's own form of zip codes. */
export const Address = Type.Refine(
  Type.String({ pattern: commaParts, maxLength: limits.address.max }),
  isAddress,
);

/** The recipient of a parcel. */
export const FullName = Type.String({ pattern: patterns.fullName, maxLength: limits.name.max });

/** A code of an authenticator, or a recovery code. */
export const MfaCode = Type.String({ pattern: patterns.mfaToken, maxLength: 13 });

export const IdParams = Type.Object({ id: Id });

/** `success: false` occurs only with an error status; see `Failure`. */
export const SuccessReply = Type.Object({
  success: Type.Boolean(),
  message: Type.Optional(Type.String()),
});

/** Address of a payment page, for `window.location.href`. */
export const PaymentPage = Type.Object({ url: Type.String() });

/** A file instead of JSON. */
export const Pdf = Type.String({ format: 'binary' });

/** Body of every failure. */
export const Failure = Type.Object({
  success: Type.Literal(false),
  message: Type.String({ description: 'What is wrong and what to do, for people' }),
  errors: Type.Optional(Type.Array(Type.String())),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type Failure = Static<typeof Failure>;

/** A text of this pattern, or an empty one. */
export function orEmpty(schema: { pattern: string; maxLength: number }) {
  return Type.String({ ...schema, pattern: `^$|${schema.pattern}` });
}

export function described<T extends Type.TSchema>(schema: T, description: string): T {
  // A spread would lose the hidden kind, which the server needs to read query strings.
  const copy = Object.defineProperties({} as T, Object.getOwnPropertyDescriptors(schema));
  return Object.assign(copy, { description });
}

export function optional<T extends Type.TSchema>(schema: T, description: string) {
  return Type.Optional(described(schema, description));
}

/** An object without other fields: for request bodies. */
export function StrictObject<T extends Type.TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: false });
}
