import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import type { FastifyReply } from 'fastify';
import PQueue from 'p-queue';
import { i18n } from '../../contract/i18n.ts';
import { BadInput, TooMany, Unavailable } from '../errors.ts';
import { networkOf } from '../lib/ipAddress.ts';
import type { Caller } from './caller.ts';

/** Argon2id above OWASP's minimum (19 MiB, 2 rounds): 60–90 ms of one core of a small server. */
const cost = { type: argon2.argon2id, memoryCost: 32 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * Leaves a core to other requests, and some of Node's four threads to reading files. A full queue
 * takes two to five seconds.
 */
const concurrency = availableParallelism() > 2 ? 2 : 1;
const enqueue = createHashQueue({ concurrency, capacity: 60, perOwner: 20 });

/**
 * The hash to store, including its salt and cost.
 * @throws TooMany or Unavailable when there is no place in the queue
 */
export function hashPassword(password: string, client?: HashClient): Promise<string> {
  return enqueue(() => argon2.hash(normal(password), cost), client);
}

/**
 * Returns true if `password` belongs to `hash`. Without a hash, as for an unknown email or an invited colleague, the same
 * work is done, so that the duration reveals nothing.
 * @throws TooMany or Unavailable when there is no place in the queue
 */
export async function verifyPassword(
  hash: string | undefined,
  password: string,
  client?: HashClient,
): Promise<boolean> {
  const matches = await enqueue(
    async () => argon2.verify(hash || (await dummyHash()), normal(password)),
    client,
  );
  return !!hash && matches;
}

let cachedDummyHash: Promise<string> | undefined;

/** A dummy hash for unknown users, made once at the same cost as real ones. */
function dummyHash(): Promise<string> {
  cachedDummyHash ??= argon2.hash(crypto.randomUUID(), cost);
  return cachedDummyHash;
}

/** Number of guesses that an online attacker can make: the 40,000 commonest passwords are fewer. */
const fewGuesses = 100_000;

/**
 * Refuses passwords that are guessed first, such as the commonest, sequences, and known names.
 * @param known the shop's name, and its owner's name and email
 * @throws BadInput naming `password`
 */
export async function refuseGuessable(password: string, known: string[]) {
  estimator ??= loadEstimator();
  // Longer passwords are slow to check, and nobody guesses them.
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const { guesses } = (await estimator).check(password.slice(0, 64), words);
  if (guesses > fewGuesses) return;
  throw new BadInput(
    i18n.t('This password is one of the first to be guessed. Choose another one.'),
    'password',
  );
}

let estimator: ReturnType<typeof loadEstimator> | undefined;

/** Its lists are loaded only when somebody chooses a password. */
async function loadEstimator() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { dictionary, adjacencyGraphs } = await import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** Keyboards differ in how they write the same letter; RFC 8265 compares such forms as equal. */
function normal(password: string): string {
  return password.normalize('NFC');
}

/** The account or client that a password is hashed for. */
export type HashClient = {
  /** Owner of a turn: a user, or the network of an anonymous visitor. */
  owner: string;
  /** Aborted when the client has disconnected. */
  signal: AbortSignal;
};

type HashQueue = <T>(work: () => Promise<T>, client?: HashClient) => Promise<T>;

type Limits = {
  concurrency: number;
  /** Maximum of waiting jobs in total, and of waiting or running jobs per owner. */
  capacity: number;
  perOwner: number;
};

/**
 * A queue for heavy work. Owners take turns: one with many jobs waits behind those with few.
 * Without a client, as at the start of the server, nothing is refused.
 * @throws TooMany when the owner has too many jobs in it
 * @throws Unavailable when it is full, or the client disconnected while its job waited
 */
export function createHashQueue({ concurrency, capacity, perOwner }: Limits): HashQueue {
  const queue = new PQueue({ concurrency });
  const jobsOf = new Map<string, number>();

  return async (work, client) => {
    if (!client) return queue.add(work);
    const { owner, signal } = client;
    const jobs = jobsOf.get(owner) ?? 0;
    if (jobs >= perOwner) throw new TooMany(1);
    if (queue.size >= capacity)
      throw new Unavailable(i18n.t('The shop is very busy right now.'), 2);

    const leave = new AbortController();
    const onGone = () => leave.abort(new Unavailable(i18n.t('Nobody waits for this any more.')));
    if (signal.aborted) onGone();
    signal.addEventListener('abort', onGone);
    // A running job cannot be stopped, so it keeps its place until it is done.
    const begin = () => {
      signal.removeEventListener('abort', onGone);
      return work();
    };
    jobsOf.set(owner, jobs + 1);
    try {
      return await queue.add(begin, { priority: -jobs, signal: leave.signal });
    } finally {
      signal.removeEventListener('abort', onGone);
      const left = (jobsOf.get(owner) ?? 1) - 1;
      if (left > 0) jobsOf.set(owner, left);
      else jobsOf.delete(owner);
    }
  };
}

/** The client waiting for a password to be hashed. */
export function hashClient(reply: FastifyReply, caller?: Pick<Caller, 'id'>): HashClient {
  const gone = new AbortController();
  // Not Fastify's `request.signal`: Node closes a request as soon as its body was read.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const { ip } = reply.request;
  return { owner: caller ? `user ${caller.id}` : `network ${networkOf(ip)}`, signal: gone.signal };
}
