import { writeFileSync } from 'node:fs';
import process from 'node:process';
import {
  cutBanner,
  encodeIcon,
  encodeRendition,
  encodeShared,
  encodeSmall,
} from './pictureWork.ts';
import { redrawUpload } from './redrawUpload.ts';

/* The program of the process that pictures are worked on in: `pictureProcess.ts` starts it. */
const work = {
  ...{ cutBanner, redrawUpload },
  ...{ encodeIcon, encodeRendition, encodeShared, encodeSmall },
};

/** What it can be asked for. */
export type PictureWork = typeof work;

export type PictureJob = { id: number; name: keyof PictureWork; args: unknown[] };

export type PictureAnswer = { id: number; value: unknown } | { id: number; error: unknown };

process.on('message', async ({ id, name, args }: PictureJob) => {
  const asked = work[name] as (...args: unknown[]) => Promise<unknown>;
  const answer: PictureAnswer = await asked(...args).then(
    (value) => ({ id, value }),
    (error: unknown) => ({ id, error }),
  );
  process.send?.(answer);
});

// By a signal, as `exit` would wait for the picture under way, which nobody waits for any more.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

// A terminal sends these to the server's processes all at once: the server says when this one ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

try {
  // When memory runs out, Linux is to end this process rather than the shop.
  writeFileSync('/proc/self/oom_score_adj', '500');
} catch {
  // Elsewhere there is no such thing to set.
}
