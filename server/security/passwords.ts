import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import { BadInput } from '../errors.ts';
import { createHashQueue, type HashClient } from './hashQueue.ts';

/**
 * Argon2id above OWASP's least (19 MiB, 2 rounds): 32 MiB and 2 rounds take 60–90 ms of one core
 * of a small server.
 */
const cost = { type: argon2.argon2id, memoryCost: 32 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * One core is left for all other requests. Node has four threads for such work, and reading files needs
 * some of them, too. A full queue takes two to five seconds.
 */
const concurrency = availableParallelism() > 2 ? 2 : 1;
const enqueue = createHashQueue({ concurrency, capacity: 60, perOwner: 20 });

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

/** A dummy hash for unknown users, made once at the same cost as real ones. */
function dummyHash(): Promise<string> {
  cachedDummyHash ??= argon2.hash(crypto.randomUUID(), cost);
  return cachedDummyHash;
}

/** Guesses that an attacker who is online may well have: the 40,000 commonest passwords are fewer. */
const fewGuesses = 100_000;

/**
 * Refuses a password that is guessed first: one of the commonest, a sequence, or what is known of
 * its owner and the shop.
 * @param known the shop's name, and its owner's name and email
 * @throws BadInput naming `password`
 */
export async function refuseGuessable(password: string, known: string[]): Promise<void> {
  estimator ??= loadEstimator();
  // What is longer takes long to look at, and is guessed by nobody.
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const { guesses } = (await estimator).check(password.slice(0, 64), words);
  if (guesses > fewGuesses) return;
  throw new BadInput(
    'This password is one of the first to be guessed. Choose another one.',
    'password',
  );
}

let estimator: ReturnType<typeof loadEstimator> | undefined;

/** Its lists are only read where somebody chooses a password. */
async function loadEstimator() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { dictionary, adjacencyGraphs } = await import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** Keyboards differ in how they write the same letter; RFC 8265 compares such forms as equal. */
function normal(password: string): string {
  return password.normalize('NFC');
}
