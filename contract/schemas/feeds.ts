import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { feedTargets } from '../rules/feedTargets.ts';
import { Count, Id } from './common.ts';

const Target = Type.Enum(feedTargets);

export const FeedAddress = Type.Object({
  url: Type.String({
    description: 'URL of the feeds, to be followed by a file’s name; empty while they are closed',
  }),
});
export type FeedAddress = Static<typeof FeedAddress>;

export const FeedParams = Type.Object({ target: Target });

/** Items that lack a field which the target requires. */
const MissingField = Type.Object({
  field: Type.String(),
  count: Count,
  examples: Type.Array(
    Type.Object({ _id: Id, name: Type.String({ maxLength: limits.name.max }) }),
    {
      description: 'The first products',
    },
  ),
});

export const FeedReport = Type.Object({
  items: { ...Count, description: 'A size of a product is an item' },
  missing: Type.Array(MissingField),
});
export type FeedReport = Static<typeof FeedReport>;
