import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/**
 * Joins each program's TypeScript to one file of JavaScript; their packages stay where they are.
 * @param {Record<string, string>} programs paths of their first files, by the names of what they become
 * @param {URL} folder where that will stand
 * @param {import('esbuild').BuildOptions} [options] further ones
 * @returns {import('esbuild').BuildResult}
 */
export function bundle(programs, folder, options) {
  return buildSync({
    entryPoints: programs,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    absWorkingDir: fileURLToPath(new URL('../', import.meta.url)),
    outdir: fileURLToPath(folder),
    outExtension: { '.js': '.mjs' },
    write: false,
    ...options,
  });
}
