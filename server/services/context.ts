import type { Database } from '../db/connect.ts';
import type { PictureStorage } from '../storage/pictureStorage.ts';

/** What services work with; tests pass their own. */
export type Context = {
  db: Database;
  /** The database's name and version, for people. */
  engine: string;
  pictures: PictureStorage;
  now: () => Date;
};
