import { randomUUID } from 'node:crypto';
import { messages } from '../../../contract/messages.ts';
import {
  eventNames,
  isCurrentChoice,
  type MeasuringTarget,
  measuringTargets,
} from '../../../contract/rules/measuring.ts';
import { isCurrentVersion } from '../../../contract/rules/sellingInput.ts';
import type {
  ConsentInput,
  MeasuredEvents,
  MeasuredMessage,
  Measuring,
  MeasuringInput,
} from '../../../contract/schemas/measuring.ts';
import { inTransaction } from '../../db/database.ts';
import type { BrowsedEvent } from '../../db/measuringSchema.ts';
import { BadInput, Conflict, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  addMessages,
  addVisitor,
  changeVisitor,
  countWaiting,
  dropMessages,
  findMeasuredMessages,
  findMeasuring,
  findVisitor,
  forgetAllVisitors,
  forgetVisitors,
  type MeasuredVisitor,
  type StoredMeasuring,
  writeMeasuring,
} from '../../repositories/measuring.ts';
import type { Vault } from '../../security/mfaCodes.ts';
import type { Context } from '../context.ts';
import { logLength, toLogged } from '../outbox.ts';
import { isFor } from './payloads.ts';

export type MeasuringContext = Context & { vault: Vault };

/** Owners of the encrypted secrets. */
export const secretOwners = { ga4: 'measuring ga4', meta: 'measuring meta' } as const;

const nothing = { version: 0, ga4Id: '', ga4Secret: '', metaPixel: '', metaToken: '' } as const;

export function targetsOf(stored: Pick<StoredMeasuring, 'ga4Id' | 'metaPixel'> | undefined) {
  const { ga4Id = '', metaPixel = '' } = stored ?? {};
  const isOn = { ga4: ga4Id !== '', meta: metaPixel !== '' };
  return measuringTargets.filter((target) => isOn[target]);
}

export async function readMeasuring({ db }: Context): Promise<Measuring> {
  const { ga4Secret, metaToken, ...stored } = (await findMeasuring(db)) ?? {
    ...nothing,
    metaTestCode: '',
  };
  const { version, ga4Id, metaPixel, metaTestCode } = stored;
  return {
    ...{ version, ga4Id, metaPixel, metaTestCode },
    ...{ hasGa4Secret: ga4Secret !== '', hasMetaToken: metaToken !== '' },
  };
}

/**
 * Saves the services that visits are reported to. Visitors are asked again if these changed.
 * @throws BadInput for an id without its secret
 * @throws Conflict when the settings were changed since they were read
 */
export async function saveMeasuring(context: MeasuringContext, input: MeasuringInput) {
  const { db, vault } = context;
  const { version, ga4Id, metaPixel, metaTestCode } = input;
  await inTransaction(db, async (tx) => {
    const before = await findMeasuring(tx);
    const stale = () => new Conflict(messages.settingHasChanged, 'version');
    // First: a changed id would ask for a secret.
    if (!isCurrentVersion(before, { version: version || undefined })) throw stale();
    /** The new secret, or the stored one of the same id. */
    function secretFor(target: MeasuringTarget, id: string, given: string | undefined) {
      const [wasId, kept, field] =
        target === 'ga4'
          ? [before?.ga4Id, before?.ga4Secret, 'ga4Secret']
          : [before?.metaPixel, before?.metaToken, 'metaToken'];
      if (!id) return '';
      if (given) return vault.encrypt(given, secretOwners[target]);
      if (!kept || id !== wasId) throw new BadInput(messages.measuringSecret, field);
      return kept;
    }
    const asked = targetsOf(before).join();
    const isSame = before && asked === targetsOf(input).join();
    const row = {
      ...{ ga4Id, metaPixel, metaTestCode },
      ga4Secret: secretFor('ga4', ga4Id, input.ga4Secret),
      metaToken: secretFor('meta', metaPixel, input.metaToken),
      purposesVersion: (before?.purposesVersion ?? 0) + (isSame ? 0 : 1),
      ...{ paused: [], pauseNotices: [] },
    };
    if (!(await writeMeasuring(tx, version, row))) throw stale();
    if (targetsOf(input).length === 0) await forgetAllVisitors(tx);
  });
  return readMeasuring(context);
}

/** Purposes that the app asks visitors about; undefined if nothing is measured. */
export async function findPurposes({ db }: Pick<Context, 'db'>) {
  const stored = await findMeasuring(db);
  const targets = targetsOf(stored);
  return stored && targets.length > 0 ? { version: stored.purposesVersion, targets } : undefined;
}

/**
 * Keeps a visitor's choice. A refusal deletes their id with all that was kept about it.
 * @param id from the cookie, if they have one
 * @returns the id to set, or undefined to delete the cookie
 * @throws Conflict when the purposes have changed since they were shown
 */
export async function chooseConsent(
  { db, now }: Context,
  { version, granted: asked }: ConsentInput,
  { id, userAgent }: { id: string | undefined; userAgent: string },
): Promise<string | undefined> {
  const purposes = await findPurposes({ db });
  if (!purposes && asked.length > 0) throw new NotFound(messages.visitsNotMeasured);
  const granted = asked.filter((target) => purposes?.targets.includes(target));
  if (!purposes || granted.length === 0) {
    if (id) await withdraw({ db }, id);
    return undefined;
  }
  if (version !== purposes.version) throw new Conflict(messages.purposesHaveChanged, 'version');
  const time = now();
  const consent = { purposesVersion: version, granted, givenAt: time };
  return inTransaction(db, async (tx) => {
    if (id && (await changeVisitor(tx, id, consent))) {
      await dropMessages(tx, id, granted);
      return id;
    }
    // Random, because UUIDv7 reveals the time.
    const added = { id: randomUUID(), ...consent, userAgent };
    await addVisitor(tx, { ...added, sessionAt: time, seenAt: time });
    return added.id;
  });
}

/** Deletes a visitor's id with all that was kept about it. */
export async function withdraw({ db }: Pick<Context, 'db'>, id: string) {
  await inTransaction(db, (tx) => forgetVisitors(tx, [id]));
}

/** The visitor who consents to the current purposes, if they do. */
export async function findConsenting(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string | undefined,
): Promise<MeasuredVisitor | undefined> {
  const visitor = id && isUuid(id) ? await findVisitor(db, id) : undefined;
  const stored = visitor && (await findMeasuring(db));
  return stored && consentsTo(visitor, stored, now()) ? visitor : undefined;
}

/** Returns true for a consent to the current purposes that has not expired. */
export function consentsTo(
  visitor: MeasuredVisitor | undefined,
  stored: StoredMeasuring,
  now: Date,
): visitor is MeasuredVisitor {
  if (!visitor || targetsOf(stored).length === 0) return false;
  const choice = { version: visitor.purposesVersion, at: visitor.givenAt.toISOString() };
  return isCurrentChoice(choice, stored.purposesVersion, now);
}

/** Milliseconds without an event that end a session, as Google Analytics counts them. */
const sessionEnd = 30 * 60_000;

/** Maximum number of waiting messages of a visitor; further ones are dropped. */
const maxWaiting = 100;

/** Queues what a visitor's browser reports. */
export async function measure(
  { db, now }: Context,
  visitor: MeasuredVisitor,
  { events }: MeasuredEvents,
  userAgent: string,
) {
  const time = now();
  const isNewSession = time.getTime() - visitor.seenAt.getTime() > sessionEnd;
  const seen = { seenAt: time, userAgent, ...(isNewSession && { sessionAt: time }) };
  if (!(await changeVisitor(db, visitor.id, seen))) return;
  if ((await countWaiting(db, visitor.id)) >= maxWaiting) return;
  const queued = visitor.granted.flatMap((target) => {
    const told = events.filter((event) => isFor(target, event)).map(toBrowsed);
    if (told.length === 0) return [];
    return [{ visitorId: visitor.id, target, type: 'browsing' as const, events: told, at: time }];
  });
  await addMessages(db, queued);
}

function toBrowsed({ name, path, items = [] }: MeasuredEvents['events'][number]): BrowsedEvent {
  return {
    ...{ name, path },
    items: items
      .filter(({ id }) => isUuid(id))
      .map(({ id, size, quantity = 1 }) => ({ productId: id, quantity, ...(size && { size }) })),
  };
}

export async function listMeasuredMessages({ db }: Context): Promise<MeasuredMessage[]> {
  return (await findMeasuredMessages(db, logLength)).map(({ message, orderId }) => {
    const { target, type, events } = message;
    const names = type === 'browsing' ? (events ?? []).map(({ name }) => name) : [type];
    return {
      ...toLogged(message),
      ...{ target, events: names.map((name) => eventNames[name][target] ?? name) },
      ...(orderId && { order: orderId }),
    };
  });
}
