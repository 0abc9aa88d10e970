import type { Connection } from './database.ts';
import { connectEmbedded } from './embedded.ts';
import { connectPostgres } from './postgres.ts';

/** @throws StartError when the database cannot be opened */
export function connect(options: {
  databaseUrl: string | undefined;
  folder: string;
}): Promise<Connection> {
  return options.databaseUrl
    ? connectPostgres(options.databaseUrl)
    : connectEmbedded(options.folder);
}
