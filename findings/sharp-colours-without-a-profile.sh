#!/bin/sh
# sharp 0.35.5 ignores the colours that an AVIF declares in its nclx box instead of an ICC profile: the
# same pixels come out for sRGB, Display P3 and PQ. Exits non-zero when sharp behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent sharp@0.35.5
cat >show.mjs <<'JS'
import sharp from 'sharp';

console.log(`sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}`);
const background = { r: 200, g: 120, b: 60 };
const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
  .avif({ lossless: true })
  .toBuffer();
const nclx = avif.indexOf('nclx');
const seen = [];
for (const [name, primaries, transfer] of [
  ['sRGB', 1, 13],
  ['Display P3', 12, 13],
  ['BT.2020 PQ', 9, 16],
]) {
  const file = Buffer.from(avif);
  file.writeUInt16BE(primaries, nclx + 4);
  file.writeUInt16BE(transfer, nclx + 6);
  const pixel = await sharp(file).toColourspace('srgb').raw().toBuffer();
  seen.push([...pixel.subarray(0, 3)].join());
  console.log(`nclx ${primaries}/${transfer} (${name}): ${seen.at(-1)}`);
}
const isSame = nclx > 0 && seen.every((color) => color === '200,120,60');
console.log(isSame ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isSame ? 0 : 1);
JS
node show.mjs
