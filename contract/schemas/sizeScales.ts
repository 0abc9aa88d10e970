import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { maxConversions, sizeGroups, sizePattern, sizeSystems } from '../rules/adminChoices.ts';
import { optional, StrictObject } from './common.ts';
import { ProductGroup, saved, target } from './selling.ts';

const Label = Type.String({ minLength: 1, maxLength: limits.label.max, pattern: '\\S' });

/** No commas: they separate names in the owner's form. */
const SystemName = Type.String({ maxLength: limits.label.max, pattern: '^[^\\s,][^,]*$' });

const scale = {
  name: Label,
  sizes: Type.Array(Type.String({ maxLength: limits.size.max, pattern: sizePattern }), {
    minItems: 1,
    maxItems: limits.sizes.max,
    description: 'In the order in which they are shown',
  }),
  conversions: Type.Array(
    StrictObject({
      name: SystemName,
      values: Type.Array(Type.String({ maxLength: limits.size.max }), {
        maxItems: limits.sizes.max,
      }),
    }),
    {
      maxItems: maxConversions,
      description: 'Other systems, as UK, with a value for each size; an empty one is unknown',
    },
  ),
  system: optional(Type.Enum(sizeSystems), 'WearableSizeSystem of schema.org'),
  group: optional(Type.Enum(sizeGroups), 'WearableSizeGroup of schema.org'),
  appliesTo: Type.Array(ProductGroup, {
    maxItems: 100,
    description: 'Products that have it unless they name another',
  }),
};

/** Sizes that belong together, such as letters or shoe sizes. */
export const SizeScale = Type.Object({
  ...saved,
  ...scale,
  label: optional(Type.String(), 'Extension: its name in the language of the reply, if translated'),
});
export type SizeScale = Static<typeof SizeScale>;

/** A new scale, or a change. */
export const SizeScaleInput = StrictObject({
  ...target,
  ...scale,
  position: optional(
    Type.Integer({ minimum: 0, maximum: limits.sizes.max }),
    'Where a changed scale goes in the list, from 0; without it, it stays',
  ),
});
export type SizeScaleInput = Static<typeof SizeScaleInput>;
