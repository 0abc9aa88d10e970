import { buildWebsiteIfStale } from './buildWebsite.ts';
import { readConfig } from './config.ts';
import { orExit } from './orExit.ts';
import { serve } from './serve.ts';

/** Serves the whole shop from its sources, the app built anew where it is older than its own. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  await buildWebsiteIfStale();
  await serve(config);
}

await orExit(start());
