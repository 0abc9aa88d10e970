import Type, { type Static } from 'typebox';
import {
  browsingEvents,
  measuringLimits,
  measuringPatterns,
  measuringTargets,
} from '../rules/measuring.ts';
import { Count, Id, optional, StrictObject, SuccessReply, Time } from './common.ts';

const Targets = Type.Array(Type.Enum([...measuringTargets]), { uniqueItems: true, maxItems: 2 });

export const ConsentInput = StrictObject({
  version: { ...Count, description: 'Version of the purposes that the visitor was shown' },
  granted: { ...Targets, description: 'Empty for a refusal, or a withdrawal' },
});
export type ConsentInput = Static<typeof ConsentInput>;

/** Purposes that visitors are asked about. */
export const Purposes = Type.Object({
  version: Count,
  targets: Type.Array(Type.Enum([...measuringTargets])),
});
export type Purposes = Static<typeof Purposes>;

export const ConsentReply = Type.Object({
  ...SuccessReply.properties,
  purposes: optional(Purposes, 'Present purposes; absent while nothing is measured'),
});

export const MeasureReply = Type.Object({
  ...SuccessReply.properties,
  isConsentLost: optional(
    Type.Boolean(),
    'True if the server has no consent of this browser: ask again',
  ),
});

const Item = StrictObject({
  id: Id,
  size: Type.Optional(Type.String({ maxLength: 40 })),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
});

export const MeasuredEvents = StrictObject({
  events: Type.Array(
    StrictObject({
      name: Type.Enum([...browsingEvents]),
      path: Type.String({
        pattern: '^/[^?#\\s]*$',
        maxLength: measuringLimits.path,
        description: 'Path of the page, without its query',
      }),
      items: Type.Optional(Type.Array(Item, { maxItems: measuringLimits.items })),
    }),
    { minItems: 1, maxItems: measuringLimits.events },
  ),
});
export type MeasuredEvents = Static<typeof MeasuredEvents>;

const ids = {
  ga4Id: Type.String({
    pattern: measuringPatterns.ga4Id,
    maxLength: 22,
    description: 'Measurement ID of Google Analytics 4; empty to turn it off',
  }),
  metaPixel: Type.String({
    pattern: measuringPatterns.metaPixel,
    maxLength: 20,
    description: 'Id of the Meta pixel (data set); empty to turn it off',
  }),
  metaTestCode: Type.String({
    pattern: measuringPatterns.metaTestCode,
    maxLength: 40,
    description: 'Code of Meta’s page of test events; empty for real events',
  }),
};

const secret = Type.Optional(
  Type.String({
    pattern: measuringPatterns.secret,
    maxLength: 300,
    description: 'Without it, the stored one is kept',
  }),
);

export const MeasuringInput = StrictObject({
  version: Count,
  ...ids,
  ga4Secret: secret,
  metaToken: secret,
});
export type MeasuringInput = Static<typeof MeasuringInput>;

export const Measuring = Type.Object({
  version: { ...Count, description: '0 until it is saved' },
  ...ids,
  hasGa4Secret: Type.Boolean(),
  hasMetaToken: Type.Boolean(),
});
export type Measuring = Static<typeof Measuring>;

export const SavedMeasuring = Type.Object({ ...SuccessReply.properties, measuring: Measuring });

/** A message to one of the services, without the visitor. */
export const MeasuredMessage = Type.Object({
  id: Id,
  target: Type.Enum([...measuringTargets]),
  events: Type.Array(Type.String(), { description: 'Names of its events at the target' }),
  order: optional(Id, 'Order of a purchase or refund'),
  at: Time,
  state: Type.Enum(['waiting', 'sent', 'failed']),
  attempts: Count,
  answer: optional(Type.String(), 'Status of the last answer, or why there was none'),
  nextAt: optional(Time, 'The next attempt, after one that failed'),
});
export type MeasuredMessage = Static<typeof MeasuredMessage>;
