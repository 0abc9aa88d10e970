import Type, { type Static } from 'typebox';
import { pageKinds } from '../rules/pageKinds.ts';
import { maxVital } from '../rules/webVitals.ts';
import { Count, optional, StrictObject } from './common.ts';

const PageKind = Type.Enum(pageKinds);

const Value = Type.Optional(Type.Number({ minimum: 0, maximum: maxVital }));

/** Anonymous measurements of one visit; see `vitals`. */
export const VisitVitals = StrictObject({
  page: { ...PageKind, description: 'The kind of page that the visit began with' },
  lcp: Value,
  inp: Value,
  cls: Value,
});
export type VisitVitals = Static<typeof VisitVitals>;

const Percentile = optional(
  Type.Number({ minimum: 0 }),
  'The 75th percentile; absent without measurements',
);

export const PageSpeed = Type.Object({
  page: PageKind,
  visits: { ...Count, description: 'Visits that began with such a page and were measured' },
  lcp: Percentile,
  inp: Percentile,
  cls: Percentile,
});
export type PageSpeed = Static<typeof PageSpeed>;
