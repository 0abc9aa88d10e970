import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { activitySubjects } from '../rules/adminChoices.ts';
import { Count, Day, Id, optional, StrictObject, Time } from './common.ts';

const Subject = Type.Enum(activitySubjects);
export type ActivitySubject = Static<typeof Subject>;

export const ActivityQuery = StrictObject({
  by: optional(Id, 'Id of the admin'),
  subject: Type.Optional(Subject),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  limit: optional(
    Type.Integer({ minimum: limits.page.min, maximum: limits.page.max }),
    'By default 50',
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export type ActivityQuery = Static<typeof ActivityQuery>;

/** A person, or an API key's maker; without a name once the account is deleted. */
const Person = Type.Object({ id: Id, name: Type.String() });

/** Changes of one subject by one call. */
export const Activity = Type.Object({
  id: Id,
  at: Time,
  by: Person,
  action: Type.String({ description: 'For people, such as “Changed an order”' }),
  subject: Type.Object({
    kind: Subject,
    id: Id,
    name: optional(Type.String(), 'Absent once the customer is deleted'),
  }),
  changes: Type.Array(
    Type.Object({
      field: Type.String({ description: 'In words' }),
      from: optional(Type.String(), 'Absent without a value, and for data that is not kept here'),
      to: Type.Optional(Type.String()),
    }),
  ),
});
export type Activity = Static<typeof Activity>;

export const ActivityPage = Type.Object({
  total: { ...Count, description: 'On all pages' },
  entries: Type.Array(Activity, { description: 'The latest first' }),
  people: Type.Array(Person, { description: 'Who made changes, whatever the filters' }),
});
export type ActivityPage = Static<typeof ActivityPage>;
