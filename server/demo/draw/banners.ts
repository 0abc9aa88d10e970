import { fileURLToPath } from 'node:url';
import { saveWebp } from './engine/save.ts';
import { bannerPicture, clothPicture } from './scenes/banner.ts';
import { bannerPlans } from './scenes/bannerPlans.ts';

const BUDGET = 84_000;
const folder = fileURLToPath(new URL('../../../public/banners/', import.meta.url));

/** Draws the banners named on the command line, or all of them. */
async function main(named: string[]): Promise<void> {
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

await main(process.argv.slice(2));
