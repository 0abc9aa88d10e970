import process from 'node:process';
import { fileURLToPath } from 'node:url';

/* Runs the picture program from its sources. `npm run build` puts one of the same name beside
   the server, so that it has the same path from there. */
process.argv.push(fileURLToPath(new URL('services/pictures/pictureWorker.ts', import.meta.url)));
await import('./run.mjs');
