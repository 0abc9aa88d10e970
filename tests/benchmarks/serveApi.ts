import { readConfig } from '../../server/config.ts';
import { orExit } from '../../server/orExit.ts';
import { serve } from '../../server/serve.ts';

/** The server alone, as `npm start` runs it once the website is built. */
await orExit(serve(readConfig(process.env)));
