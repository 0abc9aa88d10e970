import { persisted } from '../../data/persisted.ts';

/** Meanings of columns that the admin has changed, by the file's header. */
export const keptRoles = persisted('hemline.importColumns', (stored) => ({
  ...(stored as Record<string, readonly string[]>),
}));
