import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

/*
 * `npm run build`: the app for browsers into dist, and into dist-server what renders its pages, the
 * server, and what works on its pictures. From there `npm start` needs neither Vite nor esbuild, and
 * writes nothing but data.
 */
const root = new URL('../', import.meta.url);
const vite = fileURLToPath(new URL('node_modules/vite/bin/vite.js', root));
const { status } = spawnSync(process.execPath, [vite, 'build', ...process.argv.slice(2)], {
  cwd: fileURLToPath(root),
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

const source = (path) => fileURLToPath(new URL(path, root));
const programs = {
  serve: source('server/serveBuilt.ts'),
  pictureWorker: source('server/services/pictures/pictureWorker.ts'),
};
// What is imported on demand becomes a file of its own: joined with the rest, it would have every
// shop load the packages of Stripe, S3 and mail.
const folder = new URL('dist-server/', root);
const { outputFiles, metafile } = bundle(programs, folder, { splitting: true, metafile: true });
for (const { path, contents } of outputFiles) writeFileSync(path, contents);

// What the server loads as it starts: `start.mjs` loads it before, without its source maps.
const imports = [...new Set(packagesOf('dist-server/serve.mjs'))].map(
  (name) => `import '${name}';\n`,
);
writeFileSync(new URL('packages.mjs', folder), imports.join(''));

function packagesOf(output) {
  return metafile.outputs[output].imports
    .filter(({ kind }) => kind === 'import-statement')
    .flatMap(({ path, external }) => (external ? path : packagesOf(path)));
}
