import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/*
 * `node server/run.mjs PROGRAM.ts [ARGUMENT…]`. Node 20 does not read TypeScript, and a loader that
 * translates file by file makes each start two seconds longer: esbuild joins the program's files
 * in some 30 ms instead.
 */
const [, , program] = process.argv;
process.argv.splice(1, 1);

const cache = new URL('../node_modules/.cache/hemline/', import.meta.url);
const bundle = new URL(`${basename(program, '.ts')}.mjs`, cache);

const { outputFiles } = buildSync({
  entryPoints: [program],
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: 'inline',
  define: { 'import.meta.url': JSON.stringify(import.meta.url) },
  outfile: fileURLToPath(bundle),
  write: false,
});

// Several processes may start at once: each sees a whole file.
mkdirSync(cache, { recursive: true });
const unfinished = new URL(`${process.pid}.mjs`, cache);
writeFileSync(unfinished, outputFiles[0].contents);
renameSync(unfinished, bundle);

process.setSourceMapsEnabled(true);
await import(bundle.href);
