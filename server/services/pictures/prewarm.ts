import type { EventEmitter } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { type Background, startInterval } from '../../lib/time.ts';
import type { SizedPicture } from '../../repositories/pictures.ts';
import type { RenditionStore } from './renditions.ts';
import { renditionFormats, renditionWidths } from './renditionUrls.ts';

/** Pause between two renditions, and quiet time after the last request. */
const intervalMs = 1000;

/** Pause between two renditions in a busy shop, or on a busy machine. */
const busyIntervalMs = 10_000;

/** Renditions checked in one round: with a bucket, each is a network call. */
const checks = 50;

/** The format that nearly all browsers support. */
const [bestFormat] = renditionFormats;

/** Queue of pictures whose renditions are made before a visitor has to wait for them. */
type PrewarmQueue = {
  /** Adds pictures at the front of the queue. */
  add: (pictures: readonly SizedPicture[]) => void;
  /** Makes the next missing rendition, a picture's widest first; returns false if there is none. */
  makeNext: () => Promise<boolean>;
};

export function createPrewarmQueue({ makeAhead }: Pick<RenditionStore, 'makeAhead'>): PrewarmQueue {
  const waiting: SizedPicture[] = [];
  return {
    add: (pictures) => {
      const renditions = pictures.flatMap(({ name, width }) =>
        renditionWidths(name, width)
          .map((each) => ({ name, width: each }))
          .reverse(),
      );
      waiting.unshift(...renditions);
    },
    async makeNext() {
      for (let check = 0; check < checks; check++) {
        const next = waiting.shift();
        if (!next) return false;
        if (await makeAhead(next.name, next.width, bestFormat)) return true;
      }
      return false;
    },
  };
}

type PrewarmOptions = {
  /** Emits each request. */
  server: Pick<EventEmitter, 'on'>;
  report: (error: unknown, what: string) => void;
  /** Returns true if the whole machine is idle. */
  isIdle?: () => boolean;
};

/**
 * Processes the queue: one rendition per second while the server has no requests and the machine a
 * free core, else one in ten seconds.
 */
export function startPrewarming(
  { makeNext }: Pick<PrewarmQueue, 'makeNext'>,
  { server, report, isIdle = hasCoreToSpare }: PrewarmOptions,
): Background {
  let askedAt = performance.now();
  let madeAt = askedAt;
  server.on('request', () => {
    askedAt = performance.now();
  });
  return startInterval(
    async () => {
      const time = performance.now();
      const isQuiet = time - askedAt >= intervalMs && isIdle();
      if (!isQuiet && time - madeAt < busyIntervalMs) return;
      madeAt = time;
      await makeNext();
    },
    intervalMs,
    (error) => report(error, 'A rendition could not be prewarmed'),
  );
}

/** By the load of the last minute; a single core is never free. Windows always reports 0. */
function hasCoreToSpare(): boolean {
  const [lastMinute = 0] = loadavg();
  return lastMinute < availableParallelism() - 1;
}
