import process from 'node:process';
import '../server/support/quickHashes.mjs';

/*
 * Pictures come as AVIF of a fifth of the work, and some more bytes: at the shop's own effort, those of
 * the demo shop took a third of what its server did during the journeys. Only in the process that
 * works on pictures, as the shop's own never loads sharp.
 */
if (process.argv[1]?.endsWith('pictureWorker.mjs')) {
  const { default: sharp } = await import('sharp');
  const { avif } = sharp.prototype;
  sharp.prototype.avif = function quickAvif(options) {
    return avif.call(this, { ...options, effort: 0 });
  };
}
