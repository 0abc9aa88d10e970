import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { StartError } from '../errors.ts';
import { exitOnFailure } from '../lib/process.ts';
import { backUp } from './backup.ts';
import { move, restore } from './restore.ts';

const usage = `npm run backup                backs the shop up into backups/TIME; it may run
npm run backup -- FOLDER      … into FOLDER, which is not there yet
npm run restore -- FOLDER     puts a backup into an empty DATA_DIR, or an empty database of DATABASE_URL
npm run move                  from the embedded database in DATA_DIR to the empty one of DATABASE_URL`;

/** `npm run backup`, `restore` and `move`; they use the shop's own settings. */
async function runCommand([command, folder, ...more]: string[]) {
  const isMove = command === 'move';
  if (more.length > 0 || (isMove && folder)) throw new StartError(usage);
  const config = readConfig(process.env);
  const start = performance.now();
  const took = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;

  if (command === 'backup') {
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const path = folder ?? join('backups', `${time}Z`);
    const { tables, rows, pictures, missing, heldMs } = await backUp(config, resolve(path));
    const held = heldMs === undefined ? '' : `; the shop's database stood still for ${heldMs} ms`;
    console.log(`Backup    ${path}, ${await megabytes(path)} MB in ${took()}`);
    console.log(`Database  ${rows} rows in ${tables} tables${held}`);
    console.log(`Pictures  ${pictures}`);
    if (missing.length > 0) {
      console.warn(
        `Missing   ${missing.length} that the store does not have: ${missing.join(', ')}`,
      );
    }
    if (config.PICTURE_SECRET) {
      console.log('Secret    PICTURE_SECRET is not in the backup: keep it with your settings.');
    }
  } else if (command === 'restore' && folder) {
    const { createdAt, tables, pictures, sums } = await restore(config, resolve(folder));
    console.log(
      `Restored  the shop of ${createdAt} in ${took()}: ${tables.length} tables, each compared with the backup, and ${pictures.length} pictures`,
    );
    if (!sums.has('secret') && !config.PICTURE_SECRET) {
      console.warn(
        'Secret    The shop had its secret in PICTURE_SECRET: set the same before you start it.',
      );
    }
  } else if (isMove) {
    const { tables } = await move(config);
    console.log(`Moved     ${tables.length} tables in ${took()}, each compared with what it was`);
    console.log('Next      Start the shop with the same DATA_DIR and DATABASE_URL.');
  } else {
    throw new StartError(usage);
  }
}

async function megabytes(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).size,
  );
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return (bytes / 1e6).toFixed(1);
}

await exitOnFailure(runCommand(process.argv.slice(2)));
