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

/*
 * Program of the process for picture work: `pictureProcess.ts` starts it.
 */
const work = {
  ...{ cutBanner, redrawUpload },
  ...{ encodeIcon, encodeRendition, encodeShared, encodeSmall },
};

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

// By a signal, because `exit` would wait for the current picture, which is no longer needed.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

// A terminal sends these signals to all processes, but the server decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

try {
  // When memory runs out, Linux should end this process rather than the shop.
  writeFileSync('/proc/self/oom_score_adj', '500');
} catch {
  // Other systems have no such setting.
}
