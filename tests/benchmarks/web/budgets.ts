import type { Figures } from './measure.ts';

/** Most that a page may take, with simulated throttling. */
type Budget = {
  /** Time of the largest content, as a ratio to the plain page with the same picture. */
  lcp: number;
  /** Blocking time, as a ratio to the longest task of the plain page, which any machine has. */
  tbt: number;
  cls: number;
  /** KB as transferred. */
  document: number;
  script: number;
  font: number;
  image: number;
};

const common = { tbt: 25, cls: 0.02, document: 20, font: 60 };

const budgets: Record<string, Budget> = {
  home: { ...common, lcp: 1.3, script: 200, image: 250 },
  category: { ...common, lcp: 1.5, script: 215, image: 250 },
  product: { ...common, lcp: 1.4, script: 225, image: 250 },
};

/** A line for each figure of a page that exceeds its budget. */
export function overBudget(page: string, measured: Figures, plain: Figures): string[] {
  const budget = budgets[page];
  if (!budget) throw new Error(`tests/benchmarks/web/budgets.ts has no budget for ${page}`);
  const figures: Budget = {
    lcp: measured.lcp / plain.lcp,
    tbt: measured.tbt / plain.longestTask,
    cls: measured.cls,
    document: measured.documentBytes / 1000,
    script: measured.scriptBytes / 1000,
    font: measured.fontBytes / 1000,
    image: measured.imageBytes / 1000,
  };
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((name) => figures[name] > budget[name])
    .map((name) => `${page}: ${name} is ${figures[name].toFixed(2)}, budget ${budget[name]}`);
}
