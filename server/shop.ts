import type { FastifyInstance } from 'fastify';
import { activate } from '../contract/i18n.ts';
import { setTimeZones } from '../contract/rules/timeZone.ts';
import { demoCatalogue } from '../demo/catalogue.ts';
import { seedDemoShop } from '../demo/seed.ts';
import { buildApp } from './app.ts';
import { offerSnapshots } from './backup/snapshot.ts';
import type { Config } from './config.ts';
import { openDataFolder } from './dataFolder.ts';
import { connect } from './db/connect.ts';
import { type Connection, inTransaction } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { redactValues } from './http/errorHandler.ts';
import { loadRenderer } from './http/renderedPages.ts';
import { checkServers, describeProcess, startHeartbeat } from './joinServers.ts';
import { keepCurrency } from './keepCurrency.ts';
import { setMainCurrency } from './lib/currencies.ts';
import { loadLanguages, toLanguages } from './lib/languages.ts';
import { currencyOf, machineTimeZone } from './lib/settings.ts';
import { type Mailer, senderOf } from './mail/mail.ts';
import { openMail } from './mail/mailer.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { paths } from './paths.ts';
import { checkFonts } from './print/faces.ts';
import { findShownPictures } from './repositories/pictures.ts';
import { markProcessSeen, removeProcess } from './repositories/shop.ts';
import { adminPasswordFile } from './security/adminPasswordFile.ts';
import { createVault } from './security/mfaCodes.ts';
import { ensureFirstAdmin, type GeneratedPassword } from './services/accounts/admins.ts';
import { createPayments } from './services/checkout/createPayments.ts';
import { startCleanup } from './services/cleanup.ts';
import type { PrintSettings } from './services/context.ts';
import { startMeasuring } from './services/measuring/sendMeasured.ts';
import { createPrewarmQueue, startPrewarming } from './services/pictures/prewarm.ts';
import { createRenditionStore } from './services/pictures/renditions.ts';
import { currentShop } from './services/selling/currentShop.ts';
import { keepCurrentSeller } from './services/selling/seller.ts';
import { startWebhooks } from './services/webhooks/sendWebhooks.ts';
import { openPictures } from './storage/openPictures.ts';
import { createPictureUrls } from './storage/pictureUrls.ts';

/** A shop that is ready, but does not listen yet. */
export type OpenShop = {
  app: FastifyInstance;
  /** Absolute path of the data folder. */
  folder: string;
  engine: string;
  metricsUrl: string | undefined;
  /** Products of the demo catalogue that this start added. */
  seeded: number;
  /** The admin created by this start, with the password that is shown once. */
  admin: GeneratedPassword | undefined;
  close: () => Promise<void>;
};

/** Opens data folder, database, pictures and server, in this order; `close` undoes it. */
export async function openShop(config: Config, onFolderLost: () => void): Promise<OpenShop> {
  setMainCurrency(currencyOf(config.CURRENCY));
  setTimeZones(config.TIME_ZONE ?? machineTimeZone());
  const languages = toLanguages(config.LANGUAGES);
  loadLanguages(languages);
  activate(languages[0]);
  const isShared = config.DATABASE_URL !== undefined;
  const folder = await openDataFolder(config.DATA_DIR, onFolderLost, { isShared });
  const closers: (() => Promise<void>)[] = [folder.release];
  const close = async () => {
    for (const step of closers.reverse().splice(0)) await step();
  };
  try {
    const connection = await connect({ databaseUrl: config.DATABASE_URL, folder: folder.database });
    closers.push(connection.close);

    const now = () => new Date();
    const secret = config.PICTURE_SECRET ?? (await folder.secret());
    const publicUrl = config.PUBLIC_URL?.replace(/\/$/, '');
    const pictureUrls = createPictureUrls({ secret, apiUrl: `${publicUrl ?? ''}/api`, now });
    const pictures = await openPictures(config, folder.pictures, pictureUrls, now);
    closers.push(pictures.close);
    const mail = await openMail(config, folder.path, () => app.log);
    closers.push(mail.close);
    const metrics = await openMetrics(config, connection, mail.mailer);
    if (metrics) closers.push(metrics.close);
    const context = {
      db: connection.db,
      commits: connection.commits,
      watch: metrics?.watch,
      pictures,
      now,
      mailer: mail.mailer,
      shop: currentShop(connection, ownSettings(config)),
      languages,
      // With PORT 0 the port is not known yet; `npm run dev` shows the app at 5173.
      publicUrl: publicUrl ?? `http://localhost:${config.PORT || 5173}`,
      reviewMailDays: config.REVIEW_MAIL_DAYS,
      activityDays: config.ACTIVITY_DAYS,
      adminPasswordFile: adminPasswordFile(folder.path),
    };

    const payments = await createPayments(config, context);
    const prints = await readPrintSettings(config);
    const self = await describeProcess(config, folder, secret);
    let seeded = 0;
    let admin: GeneratedPassword | undefined;
    let currencyWarning: string | undefined;
    await connection.exclusively(async (db) => {
      await migrate(db);
      if (isShared) await checkServers(db, self);
      currencyWarning = await keepCurrency(db);
      if (config.DEMO === 'on' && !pictures.problem) {
        const ordersUntil = payments.name === 'test' ? now() : undefined;
        seeded = await seedDemoShop({ ...context, db }, demoCatalogue, ordersUntil);
      }
      admin = await ensureFirstAdmin({ ...context, db }, config.ADMIN_EMAIL);
      // Last, so that a refused start does not refuse the next one.
      if (isShared) await markProcessSeen(db, self);
    });
    // Even if a later step fails. If the database does not answer, the row expires.
    if (isShared) closers.push(() => removeProcess(connection.db, self.id).catch(() => {}));
    await inTransaction(connection.db, (tx) => keepCurrentSeller(tx, { ...context, prints }));

    const renditions = createRenditionStore(context);
    const prewarmQueue = createPrewarmQueue(renditions);
    prewarmQueue.add(await findShownPictures(connection.db, 1000));
    const logger = await createLogger(config.LOG_LEVEL);
    const app = await buildApp({
      ...context,
      engine: connection.engine,
      config,
      secret,
      payments,
      pictureUrls,
      renditions,
      prewarm: prewarmQueue.add,
      prints,
      dist: paths.dist,
      renderer: await loadRenderer(paths.renderer),
      watchRequests: metrics?.watchRequests,
      logger,
    });
    closers.push(() => app.close());
    void mail.check();
    if (currencyWarning) app.log.warn(currencyWarning);
    if (pictures.problem) {
      app.log.error(`${pictures.problem} The shop goes on without its pictures until it answers.`);
    }
    const report = (error: unknown, what: string) =>
      app.log.error({ err: redactValues(error) }, what);
    if (connection.copyTo) {
      closers.push(await offerSnapshots(folder.path, connection.copyTo, report));
    }
    if (isShared) closers.push(startHeartbeat(connection.db, self, report).stop);
    closers.push(startCleanup({ ...context, prints, payments, report }).stop);
    const sending = { ...context, vault: createVault(secret), report };
    closers.push(startWebhooks(sending).stop);
    closers.push(startMeasuring(sending).stop);
    closers.push(startPrewarming(prewarmQueue, { server: app.server, report }).stop);
    closers.push(app.drain.finish);
    return {
      app,
      folder: folder.path,
      engine: connection.engine,
      metricsUrl: metrics?.url,
      seeded,
      admin,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Config,
  { db, pool }: Connection,
  mailer: Mailer,
) {
  if (port === undefined) return undefined;
  const metrics = await createMetrics({ db, now: () => new Date() });
  metrics.watch('mails_waiting', 'Mail of this process that has not left', mailer.waiting);
  if (pool) {
    const counts = () => Object.entries(pool()).map(([state, n]) => [{ state }, n] as const);
    metrics.watch('database_connections', 'Of the pool; waiting: nobody has one for them', counts, [
      'state',
    ]);
  }
  return { ...metrics, ...(await serveMetrics(metrics, { host, port })) };
}

/** @throws StartError for a font that can't be read */
async function readPrintSettings({ SELLER, PAPER, PRINT_FONTS }: Config): Promise<PrintSettings> {
  const fonts = PRINT_FONTS?.split(',') ?? [];
  await checkFonts(fonts);
  return { paper: PAPER, seller: SELLER?.split('|').map((line) => line.trim()), fonts };
}

/** Details of the shop until the owner sets them. */
function ownSettings({ MAIL_FROM, RETURN_DAYS }: Config) {
  const { name, address: email } = senderOf(MAIL_FROM);
  return { name, email, address: '', returnDays: RETURN_DAYS };
}

/** Readable lines on a terminal, otherwise JSON. */
async function createLogger(level: string) {
  if (!process.stdout.isTTY) return { level };
  const { default: pretty } = await import('pino-pretty');
  return { level, stream: pretty({ sync: true, ignore: 'pid,hostname' }) };
}
