import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/**
 * Bundles each program's TypeScript into one JavaScript file; packages stay external.
 * @param {Record<string, string>} programs entry files, by the names of their bundles
 * @param {URL} folder output folder
 * @param {import('esbuild').BuildOptions} [options] more options
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
    sourcesContent: false,
    absWorkingDir: fileURLToPath(new URL('../', import.meta.url)),
    outdir: fileURLToPath(folder),
    outExtension: { '.js': '.mjs' },
    write: false,
    ...options,
  });
}
