import { readConfig } from '../../../server/config.ts';
import { openDataFolder } from '../../../server/dataFolder.ts';
import { connect } from '../../../server/db/connect.ts';
import { inTransaction } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { addProducts } from '../../../server/repositories/productWrites.ts';
import { exampleProduct } from './exampleProduct.ts';

/** Adds products from number FIRST on, and prints the id of each when it is acknowledged. */
const config = readConfig(process.env);
const folder = await openDataFolder(config.DATA_DIR, () => process.exit(1));
const { db } = await connect({ databaseUrl: config.DATABASE_URL, folder: folder.database });
await migrate(db);
for (let number = Number(process.env.FIRST); ; number++) {
  const product = exampleProduct(number, { description: 'x'.repeat(2000) });
  await inTransaction(db, (tx) => addProducts(tx, [product]));
  process.stdout.write(`${product.id}\n`);
}
