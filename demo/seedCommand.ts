import { readConfig } from '../server/config.ts';
import { openDataFolder } from '../server/dataFolder.ts';
import { connect } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { StartError } from '../server/errors.ts';
import { exitOnFailure } from '../server/lib/process.ts';
import { hasNoProducts } from '../server/repositories/products.ts';
import { openPictures } from '../server/storage/openPictures.ts';
import { createPictureUrls } from '../server/storage/pictureUrls.ts';
import { demoCatalogue } from './catalogue.ts';
import { addManyProducts } from './manyProducts.ts';
import { copyPictures, describePictures } from './seed.ts';

const usage =
  'npm run demo:seed -- --products N   fills an empty shop (DATA_DIR or DATABASE_URL) with so many products';

/** `npm run demo:seed -- --products 100000`: a shop to try with many products. */
async function seed([option, number, ...more]: string[]): Promise<void> {
  const count = Number(number);
  if (option !== '--products' || !(count > 0 && count <= 1_000_000) || more.length > 0) {
    throw new StartError(usage);
  }
  const config = readConfig(process.env);
  const isShared = config.DATABASE_URL !== undefined;
  const folder = await openDataFolder(config.DATA_DIR, () => process.exit(1), { isShared });
  const databaseUrl = config.DATABASE_URL;
  const { exclusively, close } = await connect({ databaseUrl, folder: folder.database });
  const now = () => new Date();
  const urls = createPictureUrls({ secret: '', apiUrl: '', now });
  const pictures = await openPictures(config, folder.pictures, urls, now);
  try {
    await exclusively(async (db) => {
      await migrate(db);
      if (!(await hasNoProducts(db))) throw new StartError('The shop has products already.');
      await copyPictures(pictures, demoCatalogue);
      await addManyProducts(db, count);
      await describePictures(db);
    });
    console.log(`${count} products`);
  } finally {
    await pictures.close();
    await close();
    await folder.release();
  }
}

await exitOnFailure(seed(process.argv.slice(2)));
