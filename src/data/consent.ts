import {
  type ConsentChoice,
  consentDays,
  type MeasuringTarget,
  measuringTargets,
  refusedCookie,
} from '../../contract/rules/measuring.ts';
import type { Purposes } from '../../contract/schemas/measuring.ts';
import { createQueue } from './ApiProvider.tsx';
import type { ApiClient } from './http.ts';
import { persisted } from './persisted.ts';

const key = 'hemline.consent';

/** The visitor's answer; nothing else is stored before it. */
export const consent = persisted(key, parseChoice);

function parseChoice(stored: unknown): ConsentChoice | undefined {
  const { version, granted, at, isUnsent } = stored as ConsentChoice;
  const known = measuringTargets.filter((target) => granted.includes(target));
  return { version, at, granted: known, ...(isUnsent && { isUnsent }) };
}

/** Stores a choice until `sendChoice` has sent it. The server obeys a refusal's cookie at once. */
export function keepChoice(version: number, granted: readonly MeasuringTarget[]) {
  consent.write({ version, granted, at: new Date().toISOString(), isUnsent: true });
  const seconds = granted.length === 0 ? consentDays * 24 * 60 * 60 : 0;
  // Cookie Store is missing on http.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${refusedCookie}=1; path=/api; max-age=${seconds}; samesite=lax`;
}

const enqueue = createQueue();

/** One call at a time, across tabs if the browser has locks. */
const inTurn = (work: () => Promise<void>) =>
  enqueue(async () => {
    if (globalThis.navigator?.locks) await navigator.locks.request(key, work);
    else await work();
  });

/**
 * Sends the stored choice, unless it was sent; a failed one stays for the next attempt.
 * @param onOutdated called with the current purposes when the choice was about others
 */
export function sendChoice(
  { send }: Pick<ApiClient, 'send'>,
  onOutdated: (present: Purposes | undefined) => void,
): Promise<void> {
  return inTurn(async () => {
    const choice = consent.read();
    if (!choice?.isUnsent) return;
    const { isUnsent: _, at, version, granted } = choice;
    const outcome = await send('POST /consent', { body: { version, granted: [...granted] } });
    // A newer choice is sent next.
    const isLast = () => consent.read()?.at === at;
    if (outcome.ok) {
      if (isLast()) consent.write({ version, granted, at });
      return;
    }
    if (outcome.error.status !== 409 && outcome.error.status !== 404) return;
    // Refused until the visitor answers again.
    const refused = await send('POST /consent', { body: { version, granted: [] } });
    if (!refused.ok || !isLast()) return;
    consent.remove();
    onOutdated(refused.data.purposes);
  });
}
