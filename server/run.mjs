import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import process from 'node:process';
import { bundle } from './bundle.mjs';

/* `node server/run.mjs PROGRAM.ts [ARGUMENT…]`. Node 20 does not read TypeScript, and a loader
   that translates file by file makes each start two seconds longer: esbuild bundles the
   program's files in about 30 ms instead. */
const [, , program] = process.argv;
process.argv.splice(1, 1);

const cache = new URL('../node_modules/.cache/hemline/', import.meta.url);
const name = basename(program, '.ts');
const { outputFiles } = bundle({ [name]: resolve(program) }, cache, {
  define: { 'import.meta.url': JSON.stringify(import.meta.url) },
});

// Several processes may start at once: each sees a whole file.
mkdirSync(cache, { recursive: true });
const unfinished = new URL(`${process.pid}.mjs`, cache);
writeFileSync(unfinished, outputFiles[0].contents);
const outfile = new URL(`${name}.mjs`, cache);
renameSync(unfinished, outfile);

process.setSourceMapsEnabled(true);
await import(outfile.href);
