import Type, { type Static } from 'typebox';
import { keyPermissions } from '../rules/permissions.ts';
import { Day, Id, optional, StrictObject, SuccessReply, Time } from './common.ts';

const KeyPermissions = Type.Array(Type.Enum(keyPermissions), {
  minItems: 1,
  maxItems: keyPermissions.length,
});

export const ApiKey = Type.Object({
  id: Id,
  name: Type.String(),
  hint: Type.String({ description: 'The first characters of the key' }),
  permissions: Type.Array(Type.Enum(keyPermissions), {
    description: 'Those that its maker still has',
  }),
  maker: Type.Object({ id: Id, name: Type.String() }),
  createdAt: Time,
  until: optional(Day, 'The last day'),
  usedAt: optional(Time, 'The last use, to the hour; absent before the first'),
});
export type ApiKey = Static<typeof ApiKey>;

export const ApiKeyInput = StrictObject({
  name: Type.String({ pattern: '\\S', maxLength: 60 }),
  permissions: KeyPermissions,
  until: optional(Day, 'The last day; absent for no end'),
});
export type ApiKeyInput = Static<typeof ApiKeyInput>;

export const MadeApiKey = Type.Object({
  ...SuccessReply.properties,
  key: Type.String({ description: 'Shown once: the server has only its hash' }),
});
