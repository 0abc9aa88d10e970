#!/bin/sh
# sharp 0.35.5: a 16-bit PNG with an sRGB profile comes out in Display P3 without a profile, so pure
# red becomes 234,51,34 on screen.
# Exits non-zero when sharp behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent sharp@0.35.5
cat >show.mjs <<'JS'
import sharp from 'sharp';

console.log(`sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}`);
const red = { create: { width: 16, height: 16, channels: 3, background: { r: 255, g: 0, b: 0 } } };
const make = (space) =>
  sharp(red).toColourspace(space).withIccProfile('srgb').png().toBuffer();
const files = { '8 bits': await make('srgb'), '16 bits': await make('rgb16') };
const seen = {};
for (const [name, file] of Object.entries(files)) {
  const { depth, hasProfile } = await sharp(file).metadata();
  const output = await sharp(file).png().toBuffer();
  const kept = await sharp(output).metadata();
  const pixel = await sharp(output).toColourspace('srgb').raw().toBuffer();
  seen[name] = [...pixel.subarray(0, 3)].join();
  console.log(`${name}: input red 255,0,0, ${depth}, profile ${hasProfile}`);
  console.log(`  output ${seen[name]}, profile ${kept.hasProfile}`);
}
const repaired = await sharp(files['16 bits'])
  .withIccProfile('srgb', { attach: false })
  .toColourspace('srgb')
  .raw()
  .toBuffer();
console.log(`16 bits with withIccProfile('srgb'): ${[...repaired.subarray(0, 3)].join()}`);
const isSame = seen['8 bits'] === '255,0,0' && seen['16 bits'] === '234,51,34';
console.log(isSame ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isSame ? 0 : 1);
JS
node show.mjs
