import { buildWebsiteIfStale } from './buildWebsite.ts';
import { readConfig } from './config.ts';
import { orExit } from './orExit.ts';
import { serve } from './serve.ts';

/** `npm start`: builds the app if need be, then serves the whole shop. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  await buildWebsiteIfStale();
  await serve(config);
}

await orExit(start());
