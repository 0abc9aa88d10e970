import { readConfig } from './config.ts';
import { orExit } from './lib/process.ts';
import { paths } from './paths.ts';
import { serve } from './serve.ts';
import { isStale } from './staleBuild.ts';

/** What `npm start` runs: the whole shop as it was built. */
async function start(): Promise<void> {
  if (isStale(paths.root)) {
    console.warn('The shop was changed after it was built: npm run build builds it anew.');
  }
  await serve(readConfig(process.env));
}

await orExit(start());
