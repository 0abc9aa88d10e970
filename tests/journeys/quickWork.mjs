import process from 'node:process';
import '../server/support/quickHashes.mjs';

/* Lowers the effort of AVIF and WebP, which saves more than half of the work and costs some
   bytes: at the shop's own effort, the demo pictures took a third of the server's time in the
   journeys. Only in the picture process, as the shop's own never loads sharp. */
if (process.argv[1]?.endsWith('pictureWorker.mjs')) {
  const { default: sharp } = await import('sharp');
  const { avif, webp } = sharp.prototype;
  sharp.prototype.avif = function quickAvif(options) {
    return avif.call(this, { ...options, effort: 0 });
  };
  sharp.prototype.webp = function quickWebp(options) {
    return webp.call(this, { ...options, effort: 0, smartSubsample: false });
  };
}
