import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../../server/app.ts';
import type { Connection, Database } from '../../../server/db/database.ts';
import { defaultLoad, type Load } from '../../../server/http/load.ts';
import type { Mailer } from '../../../server/mail/mail.ts';
import { addProducts, type NewProduct } from '../../../server/repositories/productWrites.ts';
import { currentShop } from '../../../server/services/selling/currentShop.ts';
import type { PictureStorage } from '../../../server/storage/pictureStorage.ts';
import { fixedShop } from './fixedShop.ts';
import { type MemoryDatabase, openMemoryDatabase } from './memoryDatabase.ts';

export type TestApp = {
  app: FastifyInstance;
  db: Database;
  closeDatabase: () => Promise<void>;
  close: () => Promise<void>;
};

export type TestAppOptions = Partial<Omit<AppOptions, 'config' | 'load'>> & {
  products?: NewProduct[];
  connection?: Connection & Partial<MemoryDatabase>;
  /** Settings that differ from the defaults and from `RATE_LIMITS: 'off'`. */
  config?: Partial<AppOptions['config']>;
  load?: Partial<Load>;
};

/** The whole server on a database in memory (or the given one) with `products`. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { products = [], connection = await openMemoryDatabase(), config, load, ...rest } = options;
  await addProducts(connection.db, products);
  const app = await buildApp({
    db: connection.db,
    engine: connection.engine,
    pictures: noPictures,
    now: () => new Date('2026-03-01T12:00:00Z'),
    mailer: noMail,
    commits: connection.commits,
    shop: currentShop(connection, fixedShop),
    publicUrl: 'http://shop.test',
    reviewMailDays: 14,
    secret: 'the secret of the tests',
    config: {
      RATE_LIMITS: 'off',
      TRUST_PROXY: 'off',
      GUEST_CHECKOUT: 'on',
      WEB_VITALS: 'off',
      AGENTS: 'on',
      DEMO: 'on',
      ...config,
    },
    // A slow machine must not reject requests.
    load: { ...defaultLoad, maxLag: 60_000, ...load },
    ...rest,
  });
  return {
    app,
    db: connection.db,
    closeDatabase: connection.destroy ?? connection.close,
    close: async () => {
      await app.close();
      await connection.close();
    },
  };
}

/** Sends nothing, and skips emails that need work first. */
export const noMail: Mailer = { send: () => {}, idle: async () => {}, waiting: () => 0 };

/** A storage without pictures, with URLs that are easy to compare. */
export const noPictures: PictureStorage = {
  put: async () => {},
  exists: async () => false,
  open: async () => undefined,
  remove: async () => {},
  signedUrl: async (name) => `/signed/${name}`,
  renditionsUrl: (name) => `/signed/${name}/{width}.{format}`,
};
