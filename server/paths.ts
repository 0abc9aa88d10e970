import { fileURLToPath } from 'node:url';

/**
 * Folders of the project, absolute. They are worked out here only: in a bundle, every
 * `import.meta.url` is that of the `server` folder (`run.mjs`) or of `dist-server` (`build.mjs`).
 */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const paths = {
  root: at('..'),
  dist: at('../dist'),
  renderer: at('../dist-server/renderer.js'),
  /** A program: here it is run from its sources, in `dist-server` as it was built. */
  pictureWorker: at('./pictureWorker.mjs'),
  migrations: at('../server/db/migrations'),
  demoPictures: at('../demo/pictures'),
};
