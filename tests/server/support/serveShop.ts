import { readConfig } from '../../../server/config.ts';
import { exitOnFailure } from '../../../server/lib/process.ts';
import { serve } from '../../../server/serve.ts';

/** `npm start` without building the app. */
const start = async () => serve(readConfig(process.env));

await exitOnFailure(start());
