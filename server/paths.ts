import { fileURLToPath } from 'node:url';

/**
 * Folders of the project, absolute. They are worked out here only: in the bundle that
 * `run.mjs` makes, every `import.meta.url` is the one of the `server` folder.
 */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const paths = {
  root: at('..'),
  dist: at('../dist'),
  migrations: at('./db/migrations'),
  demoPictures: at('../demo/pictures'),
};
