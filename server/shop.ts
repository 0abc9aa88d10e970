import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDataFolder } from './dataFolder.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { demoCatalogue } from './demo/catalogue.ts';
import { paths } from './paths.ts';
import { seedDemoShop } from './services/demoShop.ts';
import { folderStorage } from './storage/folderStorage.ts';
import { createPictureUrls } from './storage/pictureUrls.ts';

/** A shop that is open for business, but does not listen yet. */
export type Shop = {
  app: FastifyInstance;
  /** Absolute path of the data folder. */
  folder: string;
  engine: string;
  /** Products of the demo catalogue that this start added. */
  seeded: number;
  close: () => Promise<void>;
};

/** Opens data folder, database, pictures and server, in this order; `close` undoes it. */
export async function openShop(config: Config, onFolderLost: () => void): Promise<Shop> {
  const folder = await openDataFolder(config.DATA_DIR, onFolderLost);
  const closers: (() => Promise<void>)[] = [folder.release];
  const close = async () => {
    for (const step of closers.reverse().splice(0)) await step();
  };
  try {
    const connection = await connect({
      databaseUrl: config.DATABASE_URL,
      folder: folder.database,
    });
    closers.push(connection.close);

    const now = () => new Date();
    const pictureUrls = createPictureUrls({
      secret: config.PICTURE_SECRET ?? (await folder.secret()),
      apiUrl: `${config.PUBLIC_URL?.replace(/\/$/, '') ?? ''}/api`,
      now,
    });
    const pictures = folderStorage(folder.pictures, pictureUrls);
    const context = { db: connection.db, engine: connection.engine, pictures, now };

    let seeded = 0;
    await connection.exclusively(async () => {
      await migrate(connection.db);
      if (config.DEMO === 'on') seeded = await seedDemoShop(context, demoCatalogue);
    });

    const logger = await createLogger(config.LOG_LEVEL);
    const app = await buildApp({ ...context, config, pictureUrls, dist: paths.dist, logger });
    closers.push(() => app.close());
    return { app, folder: folder.path, engine: connection.engine, seeded, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Lines for people on a terminal, JSON for machines. */
async function createLogger(level: string) {
  if (!process.stdout.isTTY) return { level };
  const { default: pretty } = await import('pino-pretty');
  return { level, stream: pretty({ sync: true, ignore: 'pid,hostname' }) };
}
