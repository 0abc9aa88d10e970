import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Value } from 'typebox/value';
import { Email } from '../contract/schemas/common.ts';
import { type Config, readConfig } from './config.ts';
import { lockDataFolder } from './dataFolder.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { StartError } from './errors.ts';
import { toEmailKey } from './lib/ids.ts';
import { exitOnFailure } from './lib/process.ts';
import { findAdmins } from './repositories/users.ts';
import { adminPasswordFile } from './security/adminPasswordFile.ts';
import {
  type AdminContext,
  appointAdmin,
  ensureFirstAdmin,
  resetAdmin,
} from './services/accounts/admins.ts';

const usage = `npm run admin -- reset [EMAIL]   makes a new password for the admin and prints it; MFA is off
npm run admin -- add EMAIL       makes an admin of EMAIL`;

/** `npm run admin -- …`: commands for the shop's owner that need no login. */
async function admin([command, email, ...more]: string[]) {
  const isKnown = command === 'reset' || (command === 'add' && email !== undefined);
  if (!isKnown || more.length > 0) throw new StartError(usage);
  if (email !== undefined && !Value.Check(Email, email)) {
    throw new StartError(`"${email}" is not an email address.\n${usage}`);
  }
  const config = readConfig(process.env);
  await withShop(config, async (context) => {
    if (command === 'add' && email !== undefined) return add(context, email);
    return reset(context, email, config.ADMIN_EMAIL);
  });
}

async function add(context: AdminContext, email: string) {
  const made = await appointAdmin(context, email);
  if (made === 'was one') console.log(`${email} is an admin already.`);
  else if (made === 'appointed') console.log(`${email} is an admin now; the password stays.`);
  else console.log(`Admin     ${made.email}\nPassword  ${made.password}`);
}

async function reset(context: AdminContext, wanted: string | undefined, usual: string) {
  const admins = await findAdmins(context.db);
  const isCalled = (email: string) => (one: { emailKey: string }) =>
    one.emailKey === toEmailKey(email);
  const found = wanted
    ? admins.find(isCalled(wanted))
    : (admins.find(isCalled(usual)) ?? (admins.length === 1 ? admins[0] : undefined));
  const made = found
    ? await resetAdmin(context, found)
    : !wanted && admins.length === 0 && (await ensureFirstAdmin(context, usual));
  if (!made) {
    const names = admins.map(({ email }) => email).join(', ') || 'nobody';
    throw new StartError(
      `${wanted ?? usual} is not an admin. Admins: ${names}. Name one of them, or use "add".`,
    );
  }
  console.log(`Admin     ${made.email}\nPassword  ${made.password}`);
  console.log(`Kept in   ${context.adminPasswordFile} until it is changed`);
}

async function withShop(config: Config, work: (context: AdminContext) => Promise<void>) {
  const path = resolve(config.DATA_DIR);
  await mkdir(path, { recursive: true, mode: 0o700 });
  const folder = config.DATABASE_URL ? undefined : await lockDataFolder(path);
  try {
    const databaseUrl = config.DATABASE_URL;
    const connection = await connect({ databaseUrl, folder: folder?.database ?? path });
    try {
      await connection.exclusively(async (db) => {
        await migrate(db);
        const file = adminPasswordFile(path);
        await work({ db, now: () => new Date(), adminPasswordFile: file });
      });
    } finally {
      await connection.close();
    }
  } finally {
    await folder?.release();
  }
}

await exitOnFailure(admin(process.argv.slice(2)));
