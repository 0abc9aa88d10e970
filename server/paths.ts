import { fileURLToPath } from 'node:url';

/**
 * Absolute folders of the project, computed only here: in a bundle, every `import.meta.url` is that
 * of the `server` folder (`run.mjs`) or of `dist-server` (`build.mjs`).
 */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const paths = {
  root: at('..'),
  dist: at('../dist'),
  renderer: at('../dist-server/renderer.js'),
  /** Path of a program: its sources here, or its build in `dist-server`. */
  pictureWorker: at('./pictureWorker.mjs'),
  migrations: at('../server/db/migrations'),
  locales: at('../locales'),
  demoPictures: at('../demo/pictures'),
};
