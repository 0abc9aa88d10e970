import { readConfig } from './config.ts';
import { exitOnFailure } from './lib/process.ts';
import { serve } from './serve.ts';

/* `npm start` runs this file, built. */
const start = async () => serve(readConfig(process.env));
await exitOnFailure(start());
