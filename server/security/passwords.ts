import argon2 from 'argon2';
import { createHashQueue, type HashClient } from './hashQueue.ts';

/**
 * Argon2id above OWASP's least (19 MiB, 2 rounds): 32 MiB and 2 rounds take 60–90 ms of one core
 * of a small server.
 */
const cost = { type: argon2.argon2id, memoryCost: 32 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * Node has four threads for such work, and reading files needs some of them, too. A full queue takes
 * two to three seconds.
 */
const enqueue = createHashQueue({ concurrency: 2, capacity: 60, perOwner: 20 });

/**
 * The hash to keep, with its salt and its cost inside.
 * @throws TooMany or Unavailable when there is no place in the queue
 */
export function hashPassword(password: string, client?: HashClient): Promise<string> {
  return enqueue(() => argon2.hash(normal(password), cost), client);
}

/**
 * Whether `password` belongs to `hash`. Without a hash, as for an unknown email, the answer is no,
 * after the same work: how long it took tells nothing.
 * @throws TooMany or Unavailable when there is no place in the queue
 */
export async function verifyPassword(
  hash: string | undefined,
  password: string,
  client?: HashClient,
): Promise<boolean> {
  const matches = await enqueue(
    async () => argon2.verify(hash ?? (await dummyHash()), normal(password)),
    client,
  );
  return hash !== undefined && matches;
}

let cachedDummyHash: Promise<string> | undefined;

/** Of a password that nobody has; made once, at the same cost as the others. */
function dummyHash(): Promise<string> {
  cachedDummyHash ??= argon2.hash(crypto.randomUUID(), cost);
  return cachedDummyHash;
}

/** Keyboards differ in how they write the same letter; RFC 8265 compares such forms as equal. */
function normal(password: string): string {
  return password.normalize('NFC');
}
