import type { EventEmitter } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { type Background, startInterval } from '../../lib/interval.ts';
import type { SizedPicture } from '../../repositories/shownPictures.ts';
import { renditionFormats, renditionWidths } from './renditionSizes.ts';
import type { RenditionStore } from './renditions.ts';

/** Between two renditions, and since the last request until the shop counts as quiet. */
const intervalMs = 1000;

/** Between two renditions in a busy shop, or on a busy machine. */
const busyIntervalMs = 10_000;

/** Renditions that one round looks up: in a bucket each of them is a call. */
const checks = 50;

/** The one that all but a few browsers take. */
const [bestFormat] = renditionFormats;

/** Pictures whose renditions are to be made before a visitor has to wait for them. */
type PrewarmQueue = {
  /** Adds pictures, ahead of those that wait. */
  add: (pictures: readonly SizedPicture[]) => void;
  /** Makes the next rendition that is missing, the widest of a picture first; false when none is. */
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
  /** Whether the machine is idle, too. */
  isIdle?: () => boolean;
};

/**
 * Works the queue off while nobody asks this server for anything and the machine has a core to
 * spare: one rendition a second, and else one in ten seconds.
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
    (error) => report(error, 'A rendition was not made ahead'),
  );
}

/** Over the last minute; a single core is never spare. Windows does not count, and says 0. */
function hasCoreToSpare(): boolean {
  const [lastMinute = 0] = loadavg();
  return lastMinute < availableParallelism() - 1;
}
