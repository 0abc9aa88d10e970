import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import { dayOf, endOfDay, isDay } from '../../../contract/rules/days.ts';
import { keyPermissions, type Permission } from '../../../contract/rules/permissions.ts';
import type { ApiKey, ApiKeyInput } from '../../../contract/schemas/apiKeys.ts';
import { inTransaction } from '../../db/database.ts';
import { BadInput } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { addMs } from '../../lib/time.ts';
import {
  addApiKey,
  findApiKey,
  findApiKeys,
  removeApiKey,
  setKeyUsed,
} from '../../repositories/apiKeys.ts';
import { type Caller, toPermissions } from '../../security/caller.ts';
import { apiKeyHint, hashToken, newApiKey } from '../../security/tokens.ts';
import type { Context } from '../context.ts';

/** Milliseconds between two writes of a key's last use. */
const useStep = 3_600_000;

export async function listApiKeys({ db }: Context): Promise<ApiKey[]> {
  return (await findApiKeys(db)).map(({ key, maker }) => ({
    ...{ id: key.id, name: key.name, hint: key.hint },
    permissions: permissionsOf(key.permissions, maker.granted),
    maker: { id: key.userId, name: maker.name || maker.email },
    createdAt: key.createdAt.toISOString(),
    // The end is the first moment of the next day.
    ...(key.expiresAt && { until: dayOf(addMs(key.expiresAt, -1)) }),
    ...(key.usedAt && { usedAt: key.usedAt.toISOString() }),
  }));
}

/**
 * Makes a key for the caller.
 * @returns the key, of which only the hash is stored
 * @throws BadInput for a permission that the caller lacks, or a past day
 */
export async function makeApiKey(
  { db, now }: Context,
  caller: Pick<Caller, 'id' | 'permissions'>,
  { name, permissions, until }: ApiKeyInput,
): Promise<string> {
  if (permissions.some((one) => !caller.permissions.includes(one))) {
    throw new BadInput(messages.keyExceedsRole, 'permissions');
  }
  if (until !== undefined && (!isDay(until) || until < dayOf(now()))) {
    throw new BadInput(messages.keyDayIsOver, 'until');
  }
  const key = newApiKey();
  await inTransaction(db, (tx) =>
    addApiKey(tx, {
      ...{ id: v7(), userId: caller.id, name: name.trim(), hint: apiKeyHint(key) },
      ...{ tokenHash: hashToken(key), permissions: [...new Set(permissions)] },
      ...{ createdAt: now(), expiresAt: until === undefined ? null : endOfDay(until) },
    }),
  );
  return key;
}

/** Ends a key at once; an unknown id changes nothing. */
export async function revokeApiKey({ db }: Context, id: string) {
  if (isUuid(id)) await inTransaction(db, (tx) => removeApiKey(tx, id));
}

/** Caller of a key: its maker, with the rights that both have. */
export async function findKeyCaller(
  { db, now }: Context,
  token: string,
): Promise<Caller | undefined> {
  const time = now();
  const found = await findApiKey(db, hashToken(token), time);
  if (!found) return undefined;
  const { key, granted, ...user } = found;
  if (!key.usedAt || time.getTime() - key.usedAt.getTime() >= useStep) {
    await setKeyUsed(db, key.id, time);
  }
  return {
    ...user,
    permissions: permissionsOf(key.permissions, granted),
    session: key.tokenHash,
    loggedInAt: key.createdAt,
    ...{ isEnrolled: false, passedMfa: false },
    key: { id: key.id, name: key.name },
  };
}

function permissionsOf(wanted: readonly string[], granted: readonly string[]) {
  const rights: readonly Permission[] = toPermissions(granted);
  return keyPermissions.filter((one) => wanted.includes(one) && rights.includes(one));
}
