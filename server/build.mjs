import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/*
 * `npm run build`: the app for browsers into dist, and its renderer, the server and the shop's other
 * programs into dist-server. `start.mjs` runs these without development packages, and writes nothing
 * but data.
 */
const root = new URL('../', import.meta.url);
const vite = fileURLToPath(new URL('node_modules/vite/bin/vite.js', root));
if (!existsSync(vite)) {
  console.error('The build needs the development packages: run npm ci --include=dev first.');
  process.exit(1);
}
const { status } = spawnSync(process.execPath, [vite, 'build', ...process.argv.slice(2)], {
  cwd: fileURLToPath(root),
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

const source = (path) => fileURLToPath(new URL(path, root));
const programs = {
  serve: source('server/serveBuilt.ts'),
  staleBuild: source('server/staleBuild.ts'),
  admin: source('server/admin.ts'),
  backupCommand: source('server/backup/backupCommand.ts'),
  seedCommand: source('demo/seedCommand.ts'),
  pictureWorker: source('server/services/pictures/pictureWorker.ts'),
};
// Dynamic imports become separate files, so that few shops load Stripe, S3 and email.
const folder = new URL('dist-server/', root);
const { bundle } = await import('./bundle.mjs');
const { outputFiles, metafile } = bundle(programs, folder, {
  splitting: true,
  metafile: true,
  sourcemap: 'linked',
  minifyWhitespace: true,
});
for (const { path, contents } of outputFiles) writeFileSync(path, contents);

// Packages that the server loads at start: `start.mjs` loads them first, without their source maps.
const packages = new Set(packagesOf('dist-server/serve.mjs'));
const imports = [...packages].map((name) => `import '${name}';\n`);
writeFileSync(new URL('packages.mjs', folder), imports.join(''));

function packagesOf(output) {
  return metafile.outputs[output].imports
    .filter(({ kind }) => kind === 'import-statement')
    .flatMap(({ path, external }) => (external ? path : packagesOf(path)));
}
