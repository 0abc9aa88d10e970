import type { Figures } from './measure.ts';

/** Most that a page may take, with simulated throttling. */
type Budget = {
  /** Time of the largest content, as a ratio to the plain page with the same picture. */
  lcp: number;
  /** Blocking time in ms, on a processor with a benchmark index of 1000. */
  tbt: number;
  cls: number;
  /** KB as transferred. */
  document: number;
  script: number;
  font: number;
  image: number;
};

const common = { cls: 0.02, document: 20, font: 60 };

const budgets: Record<string, Budget> = {
  home: { ...common, lcp: 1.3, tbt: 600, script: 200, image: 250 },
  category: { ...common, lcp: 1.5, tbt: 700, script: 215, image: 250 },
  product: { ...common, lcp: 1.4, tbt: 700, script: 225, image: 250 },
};

/** A line for each figure of a page that exceeds its budget. */
export function overBudget(page: string, measured: Figures, plain: Figures): string[] {
  const budget = budgets[page];
  if (!budget) throw new Error(`tests/benchmarks/web/budgets.ts has no budget for ${page}`);
  const figures: Budget = {
    lcp: measured.lcp / plain.lcp,
    tbt: (measured.tbt * measured.benchmarkIndex) / 1000,
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
