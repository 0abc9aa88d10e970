import type { EndpointKey } from '../../../contract/endpoint.ts';
import { endpointOf } from '../../../contract/endpoints.ts';
import { asChange, type Database } from '../../db/database.ts';
import type { Caller } from '../../security/caller.ts';
import type { Context } from '../context.ts';
import { recheckCaller } from './sessions.ts';

/** Runs an admin's call, so that its changes are recorded and its caller is checked again. */
export function changeRecorder({ now }: Context, call: EndpointKey, caller: Caller) {
  const { permission } = endpointOf(call);
  const needed = permission === 'own' ? undefined : permission;
  const person = caller.name || caller.email;
  const userName = caller.key ? `${person} (key ${caller.key.name})` : person;
  const actor = { call, userId: caller.id, userName };
  return <T>(work: () => Promise<T> | T) => {
    const recheck = (tx: Database) => recheckCaller(tx, caller, now(), needed);
    return asChange({ ...actor, at: now(), recheck }, work);
  };
}
