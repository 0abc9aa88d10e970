import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Picture } from './engine/paper.ts';
import { saveWebp } from './engine/save.ts';
import { writePictureIndex } from './pictureIndex.ts';
import { recipes } from './recipes/all.ts';
import { falls } from './recipes/falls.ts';
import { pairs } from './recipes/pairs.ts';
import { closeUpPicture } from './scenes/closeUp.ts';
import { fallPicture } from './scenes/fall.ts';
import { pairPicture } from './scenes/pair.ts';
import { detailPicture, wholePicture } from './scenes/whole.ts';

/** Largest file, in bytes: a close-up has much texture and may be larger. */
const BUDGET = {
  front: 30_000,
  back: 28_000,
  cloth: 40_000,
  detail: 34_000,
  pair: 32_000,
  hung: 32_000,
  folded: 36_000,
};

type View = keyof typeof BUDGET;
type Job = { name: string; budget: number; draw: () => Promise<Picture> };

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));

function jobsOf(slug: string): Job[] {
  const recipe = recipes[slug];
  if (!recipe) throw new Error(`There is no recipe for "${slug}" in demo/draw/recipes.`);
  const job = (view: View, draw: Job['draw']): Job => ({
    name: `${slug}-${view}.webp`,
    budget: BUDGET[view],
    draw,
  });
  const whole = [
    job('front', () => wholePicture(slug, recipe, 'front')),
    ...(recipe.sameBack ? [] : [job('back', () => wholePicture(slug, recipe, 'back'))]),
  ];
  if (recipe.isColourway) return whole;
  const jobs = [...whole, job('detail', () => detailPicture(slug, recipe))];
  const fall = falls[slug];
  if (fall) jobs.push(job(fall, () => fallPicture(slug, recipe, fall)));
  const other = recipes[pairs[slug] ?? ''];
  if (other) jobs.push(job('pair', () => pairPicture(slug, recipe, other)));
  // A product has at most five pictures.
  if (!fall || !other) jobs.push(job('cloth', () => closeUpPicture(slug, recipe)));
  return jobs;
}

/**
 * Draws the pictures named on the command line, or missing ones; all with `--force`, none with
 * `--index`. Then writes the index of all pictures.
 */
async function main(args: string[]): Promise<void> {
  if (!args.includes('--index')) await draw(args);
  await writePictureIndex(folder);
}

async function draw(args: string[]): Promise<void> {
  const force = args.includes('--force');
  const view = args.find((arg) => arg.startsWith('--view='))?.slice('--view='.length);
  const named = args.filter((arg) => !arg.startsWith('--'));
  const slugs = named.length > 0 ? named : Object.keys(recipes);
  const jobs = slugs.flatMap(jobsOf).filter(({ name }) => !view || name.endsWith(`-${view}.webp`));
  for (const { name, budget, draw } of jobs) {
    const path = `${folder}${name}`;
    if (existsSync(path) && !force && named.length === 0) continue;
    const bytes = await saveWebp(await draw(), path, budget);
    console.log(`${name} ${(bytes / 1000).toFixed(1)} KB`);
  }
}

await main(process.argv.slice(2));
