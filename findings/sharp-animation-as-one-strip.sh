#!/bin/sh
# sharp 0.35.5 is expected to apply an operation to each frame of an animation, or to refuse it as it
# does `trim` and `rotate(90)` ("not supported for multi-page images"). It holds the frames as one tall
# picture, though, and some operations take it for just that without an error: `flip` and `rotate(180)`
# play the animation backwards, and `blur` mixes the end of each frame with the start of the next.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent sharp@0.35.5
cat >frames.cjs <<'JS'
const sharp = require('sharp');

const size = { width: 20, height: 20, channels: 3 };
const paint = (background) => sharp({ create: { ...size, background } }).png().toBuffer();

/** Colours of each frame's first and last pixel. */
async function framesOf(file) {
  const { pages } = await sharp(file, { animated: true }).metadata();
  const frames = Array.from({ length: pages }, async (_, page) => {
    const pixels = await sharp(file, { page }).removeAlpha().raw().toBuffer();
    const ends = [pixels.subarray(0, 3), pixels.subarray(-3)].map((end) => end.toString('hex'));
    return ends.join('–');
  });
  return (await Promise.all(frames)).join(' ');
}

async function run() {
  const file = await sharp(await Promise.all([paint('#f00'), paint('#00f')]), { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
  const operations = {
    none: (image) => image,
    flip: (image) => image.flip(),
    'rotate(180)': (image) => image.rotate(180),
    'blur(4)': (image) => image.blur(4),
    trim: (image) => image.trim(),
    'rotate(90)': (image) => image.rotate(90),
  };
  const seen = [];
  for (const [name, change] of Object.entries(operations)) {
    const frames = await change(sharp(file, { animated: true }))
      .webp({ lossless: true })
      .toBuffer()
      .then(framesOf)
      .catch(({ message }) => message);
    seen.push(`${name}: ${frames}`);
  }
  console.log(seen.join('\n'));
  return seen;
}

run().then((seen) => {
  const red = 'ff0000';
  const blue = '0000ff';
  const [plain, flipped, turned, blurred, ...refused] = seen;
  const isAsSeen =
    plain === `none: ${red}–${red} ${blue}–${blue}` &&
    flipped === `flip: ${blue}–${blue} ${red}–${red}` &&
    turned === `rotate(180): ${blue}–${blue} ${red}–${red}` &&
    /^blur\(4\): ff0000–[1-9a-f]\w00[1-9a-f]\w [1-9a-f]\w00[1-9a-f]\w–0000ff$/.test(blurred) &&
    refused.every((line) => line.endsWith('is not supported for multi-page images'));
  console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
  process.exit(isAsSeen ? 0 : 1);
});
JS
node frames.cjs
