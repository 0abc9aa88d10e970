import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { bannerShapeOf, bannerWidths } from '../../contract/rules/banners.ts';
import { saveWebp } from './engine/save.ts';
import { bannerPicture, clothPicture } from './scenes/banner.ts';
import { bannerPlans } from './scenes/bannerPlans.ts';

const BUDGET = 84_000;

const folder = fileURLToPath(new URL('../../public/banners/', import.meta.url));

/**
 * Draws the banners named on the command line, or all of them, and then their narrower copies;
 * `--copies` makes only these.
 */
async function main(args: string[]): Promise<void> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  if (!args.includes('--copies')) await draw(named);
  for (const name of [...Object.keys(bannerPlans), 'cloth']) {
    if (named.length === 0 || named.includes(name)) await saveCopies(name);
  }
}

async function draw(named: string[]): Promise<void> {
  const wanted = (name: string) => named.length === 0 || named.includes(name);
  for (const [name, plan] of Object.entries(bannerPlans)) {
    if (!wanted(name)) continue;
    const bytes = await saveWebp(await bannerPicture(name, plan), `${folder}${name}.webp`, BUDGET);
    console.log(`${name}.webp ${(bytes / 1000).toFixed(1)} KB`);
  }
  if (wanted('cloth')) {
    const bytes = await saveWebp(await clothPicture(), `${folder}cloth.webp`, BUDGET);
    console.log(`cloth.webp ${(bytes / 1000).toFixed(1)} KB`);
  }
}

async function saveCopies(name: string): Promise<void> {
  const path = `${folder}${name}`;
  for (const width of bannerWidths[bannerShapeOf(`${name}.webp`) ?? 'square']) {
    const file = `${path}-${width}.avif`;
    await sharp(`${path}.webp`).resize({ width }).avif({ quality: 50, effort: 5 }).toFile(file);
  }
}

await main(process.argv.slice(2));
