import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

/*
 * `npm run build`: the app for browsers into dist, and into dist-server what renders its pages, the
 * server, and what works on its pictures. From there `npm start` needs neither Vite nor esbuild, and writes nothing but data.
 */
const root = new URL('../', import.meta.url);
const vite = fileURLToPath(new URL('node_modules/vite/bin/vite.js', root));
const { status } = spawnSync(process.execPath, [vite, 'build', ...process.argv.slice(2)], {
  cwd: fileURLToPath(root),
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

const programs = {
  'serve.mjs': 'server/serveBuilt.ts',
  'pictureWorker.mjs': 'server/services/pictures/pictureWorker.ts',
};
for (const [name, program] of Object.entries(programs)) {
  const outfile = new URL(`dist-server/${name}`, root);
  writeFileSync(outfile, bundle(fileURLToPath(new URL(program, root)), outfile));
}
