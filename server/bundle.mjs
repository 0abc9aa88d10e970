import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/**
 * Joins a program's TypeScript to one file of JavaScript; its packages stay where they are.
 * @param {string} program path of its first file
 * @param {URL} outfile where the text will stand
 * @param {Record<string, string>} [define] expressions and what takes their place
 * @returns {Uint8Array}
 */
export function bundle(program, outfile, define = {}) {
  const { outputFiles } = buildSync({
    entryPoints: [program],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    define,
    outfile: fileURLToPath(outfile),
    write: false,
  });
  return outputFiles[0].contents;
}
