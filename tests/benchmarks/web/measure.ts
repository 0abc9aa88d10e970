import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { chromiumArgs, findChromium } from '../../chromium.ts';

export type Throttling = 'simulate' | 'devtools';

/** Times in ms, transferred sizes in bytes, scores from 0 to 100. */
export type Figures = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  longestTask: number;
  scriptBytes: number;
  allBytes: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

/**
 * Fetched on demand, because it is larger than all other packages together; and its own lock breaks
 * `npm ci`, since it wants the latest version of another package.
 */
const lighthouse = 'lighthouse@12.8.2';

/**
 * One run of Lighthouse's mobile preset, with its own browser and profile. Without the browser's
 * trace, Lighthouse fails with an error that asks for another run.
 */
export async function measure(url: string, throttling: Throttling, runsLeft = 3): Promise<Figures> {
  const run = spawn(
    'npx',
    [
      '--yes',
      '--loglevel=error',
      lighthouse,
      url,
      '--output=json',
      '--quiet',
      '--enable-error-reporting=false',
      `--throttling-method=${throttling}`,
      `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(run, 'close');
  const report = await text(run.stdout);
  const [exitCode] = await ended;
  if (exitCode === 0) return toFigures(JSON.parse(report) as Report);
  if (runsLeft > 1) return measure(url, throttling, runsLeft - 1);
  throw new Error(`Lighthouse could not measure ${url}`);
}

type Item = { resourceType?: string; transferSize?: number; duration?: number };

/**
 * Used parts of a report
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md).
 */
type Report = {
  audits: Record<string, { numericValue?: number; details?: { items?: Item[] } }>;
  categories: Record<string, { score: number | null }>;
};

function toFigures({ audits, categories }: Report): Figures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const items = (audit: string) => audits[audit]?.details?.items ?? [];
  const score = (category: string) => Math.round(100 * (categories[category]?.score ?? Number.NaN));
  const bytes = (requests: Item[]) => requests.reduce((sum, r) => sum + (r.transferSize ?? 0), 0);
  const requests = items('network-requests');
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    longestTask: Math.max(0, ...items('long-tasks').map(({ duration = 0 }) => duration)),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    allBytes: bytes(requests),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}
