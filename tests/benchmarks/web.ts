import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtShop, startProgram } from '../startProgram.ts';
import { overBudget } from './web/budgets.ts';
import { type Figures, type LighthouseVersion, measure, type Throttling } from './web/measure.ts';
import { writePlainPages } from './web/plainPages.ts';

/**
 * `npm run bench:web`: Lighthouse's figures of the shop's pages on a phone, each as a ratio to a
 * plain HTML page with the same picture, measured alternately. `--runs 3`, `--throttling simulate`
 * or `devtools` (both by default), `--page home` and so on, `--lighthouse 13` for that version,
 * `--budgets` to fail if a page exceeds its budget.
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    throttling: { type: 'string', multiple: true, default: ['simulate', 'devtools'] },
    page: { type: 'string', multiple: true, default: ['home', 'category', 'product'] },
    lighthouse: { type: 'string', default: '12' },
    budgets: { type: 'boolean', default: false },
  },
});

const columns: [title: string, show: (figures: Figures) => string][] = [
  ['FCP', ({ fcp }) => seconds(fcp)],
  ['LCP', ({ lcp }) => seconds(lcp)],
  ['TBT', ({ tbt }) => `${Math.round(tbt)} ms`],
  ['longest task', ({ longestTask }) => `${Math.round(longestTask)} ms`],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['script', ({ scriptBytes }) => kilobytes(scriptBytes)],
  ['all', ({ allBytes }) => kilobytes(allBytes)],
  [
    'scores',
    ({ performance, accessibility, bestPractices, seo, agents }) =>
      [performance, accessibility, bestPractices, seo, agents || ''].join(' '),
  ],
];

const version = Number(options.lighthouse) as LighthouseVersion;
const exceeded: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
const pagesFolder = join(folder, 'pages');
mkdirSync(pagesFolder);
const shop = await startProgram(builtShop, {
  DATA_DIR: join(folder, 'data'),
  RATE_LIMITS: 'off',
});
const plain = await startProgram(['server/run.mjs', 'tests/benchmarks/web/servePlainPages.ts'], {
  PAGES: pagesFolder,
});
try {
  const paths = await writePlainPages(shop.url, pagesFolder);
  for (const throttling of options.throttling as Throttling[]) {
    console.log(`\nLighthouse ${version}, ${throttling}, median of ${options.runs}\n`);
    console.log(row(['', ...columns.map(([title]) => title), 'LCP ÷ plain']));
    console.log(row(Array(columns.length + 2).fill('---')));
    for (const name of options.page) {
      const runs: { shop: Figures; plain: Figures }[] = [];
      for (let run = 0; run < Number(options.runs); run += 1) {
        runs.push({
          plain: await measure(plain.url + paths.plain[name], { throttling, version }),
          shop: await measure(shop.url + paths.shop[name], { throttling, version }),
        });
      }
      const measured = median(runs.map((run) => run.shop));
      const control = median(runs.map((run) => run.plain));
      const ratio = (measured.lcp / control.lcp).toFixed(2);
      if (options.budgets && throttling === 'simulate') {
        exceeded.push(...overBudget(name, measured, control));
      }
      console.log(row([name, ...columns.map(([, show]) => show(measured)), ratio]));
      console.log(row([`${name}, plain`, ...columns.map(([, show]) => show(control)), '']));
    }
  }
} finally {
  await Promise.all([shop.stop(), plain.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

for (const line of exceeded) console.error(line);
process.exitCode = exceeded.length > 0 ? 1 : 0;

function median(runs: Figures[]): Figures {
  const middle = (name: keyof Figures) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures;
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}
