import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readConfig } from '../../../server/config.ts';
import { exitOnFailure } from '../../../server/lib/process.ts';
import { serve } from '../../../server/serve.ts';

/** Serves the shop; on SIGUSR2, collects garbage and prints its resident memory in MB. */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  process.stdout.write(`Resident ${Math.round(process.memoryUsage.rss() / 2 ** 20)}\n`);
});

await exitOnFailure(serve(readConfig(process.env)));
