import { readConfig } from './config.ts';
import { orExit } from './lib/process.ts';
import { serve } from './serve.ts';

/* `npm start` runs this file, built. */
await orExit(serve(readConfig(process.env)));
