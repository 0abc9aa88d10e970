import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Draws the app icons from public/icon.svg: change that file and run this again. */
const folder = fileURLToPath(new URL('../../public/', import.meta.url));
const rounded = readFileSync(`${folder}icon.svg`, 'utf8');

/** Phones crop the corners themselves. */
const square = rounded.replace(/ rx="\d+"/, '');

/** A phone may crop a maskable icon to a circle of four fifths, which must contain the letter. */
const padded = square
  .replace('viewBox="0 0 64 64"', 'viewBox="-12 -12 88 88"')
  .replace('<rect width="64" height="64"', '<rect x="-12" y="-12" width="88" height="88"');

const icons = [
  { name: 'apple-touch-icon', svg: square, size: 180 },
  { name: 'icon-192', svg: rounded, size: 192 },
  { name: 'icon-512', svg: rounded, size: 512 },
  { name: 'icon-maskable-512', svg: padded, size: 512 },
];

for (const { name, svg, size } of icons) {
  const image = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
  const { size: bytes } = await image.png({ palette: true }).toFile(`${folder}icons/${name}.png`);
  console.log(`${name}.png ${(bytes / 1000).toFixed(1)} KB`);
}
