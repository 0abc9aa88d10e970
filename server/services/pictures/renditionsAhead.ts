import type { EventEmitter } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { repeat } from '../../lib/repeat.ts';
import { findShownPictures } from '../../repositories/shownPictures.ts';
import type { CheckoutContext } from '../checkout/checkoutContext.ts';
import { renditionFormats, renditionWidths } from './renditionSizes.ts';
import type { Renditions } from './renditions.ts';

/** Milliseconds between two turns, and without a request until the shop counts as quiet. */
const pause = 1000;

/** Milliseconds after which there is a turn all the same, in a busy shop or on a busy machine. */
const patience = 10_000;

/** Milliseconds between two looks for what admins have stored, on whichever server. */
const lookPause = 15_000;

/** Milliseconds by which the clocks of two servers may differ. */
const clockDrift = 60_000;

/** Pictures that a look takes in; in a larger shop the older ones wait until they are asked for. */
const batch = 1000;

/** Renditions that a turn looks for: in a bucket each of them is a call. */
const checks = 50;

/** How many are next: servers that share a store draw lots, and seldom make the same one. */
const next = 8;

/** The one that all but a few browsers take. */
const [bestFormat] = renditionFormats;

/**
 * Makes one rendition at each call that is not there yet, of what the shop shows: the main
 * pictures of what was stored last come first, and the widest, which takes longest to wait for.
 * @returns whether there was something to make
 */
export function createMaker(
  { db, now }: Pick<CheckoutContext, 'db' | 'now'>,
  renditions: Pick<Renditions, 'makeAhead'>,
): () => Promise<boolean> {
  let todo: { name: string; width: number }[] = [];
  let lookAt = 0;
  let since: Date | undefined;

  async function look(): Promise<void> {
    const time = now().getTime();
    if (time < lookAt) return;
    lookAt = time + lookPause;
    const found = await findShownPictures(db, since, batch);
    since = new Date(time - clockDrift);
    const names = new Set(found.map(({ name }) => name));
    const added = found.flatMap(({ name, width }) =>
      renditionWidths(width)
        .map((each) => ({ name, width: each }))
        .reverse(),
    );
    todo = [...added, ...todo.filter(({ name }) => !names.has(name))];
  }

  return async () => {
    await look();
    for (let check = 0; check < checks; check++) {
      const [drawn] = todo.splice(Math.floor(Math.random() * Math.min(next, todo.length)), 1);
      if (!drawn) return false;
      if (await renditions.makeAhead(drawn.name, drawn.width, bestFormat)) return true;
    }
    return false;
  };
}

type Surroundings = {
  /** Tells of each request. */
  server: Pick<EventEmitter, 'on'>;
  report: CheckoutContext['report'];
  /** Whether the machine, too, has little to do. */
  isIdle?: () => boolean;
};

/**
 * Lets `makeOne` make renditions before anybody has to wait for them, while nobody asks this server
 * for anything and the machine has a core to spare: at most one a second, and else one in ten.
 * `stop` waits for the one under way.
 */
export function startMakingAhead(
  makeOne: () => Promise<unknown>,
  { server, report, isIdle = hasCoreToSpare }: Surroundings,
): { stop: () => Promise<void> } {
  let askedAt = performance.now();
  let turnAt = askedAt;
  server.on('request', () => {
    askedAt = performance.now();
  });
  return repeat(
    async () => {
      const time = performance.now();
      const isQuiet = time - askedAt >= pause && isIdle();
      if (!isQuiet && time - turnAt < patience) return;
      turnAt = time;
      await makeOne();
    },
    pause,
    (error) => report(error, 'A rendition was not made ahead'),
  );
}

/** Over the last minute; a single core is never spare. Windows does not count, and says 0. */
function hasCoreToSpare(): boolean {
  const [lastMinute = 0] = loadavg();
  return lastMinute < availableParallelism() - 1;
}
