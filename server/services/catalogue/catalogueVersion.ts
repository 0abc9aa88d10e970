import { dayLength } from '../../../contract/rules/days.ts';
import { coalesce } from '../../lib/coalesce.ts';
import { readCatalogueCounts } from '../../repositories/catalogueVersions.ts';
import type { Context } from '../context.ts';

/** What an answer about products was made from; equal versions mean that it would come out alike. */
export type CatalogueVersion = {
  /** Changes with each product, picture and rating, with what the owner says of the shop, and with the day, as URLs of pictures do. */
  products: string;
  /** Changes with each unit that is reserved, given back, sold or added. */
  stock: string;
};

export type ReadCatalogueVersion = () => Promise<CatalogueVersion>;

/**
 * Reads the catalogue's version, which whatever was committed before the call is part of, in
 * whichever process that shares the database. However many ask at once, the database answers one
 * small query after the other.
 */
export function catalogueVersionReader({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): ReadCatalogueVersion {
  return coalesce(async () => {
    const { products, stock } = await readCatalogueCounts(db);
    const day = Math.floor(now().getTime() / dayLength);
    return { products: `${products}.${day}`, stock: String(stock) };
  });
}
