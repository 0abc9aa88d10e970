import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { chromiumArgs, findChromium } from '../../chromium.ts';

export type Throttling = 'simulate' | 'devtools';

/** Times in ms, transferred sizes in bytes, scores from 0 to 100, of which Lighthouse 12 lacks `agents`. */
export type Figures = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  longestTask: number;
  documentBytes: number;
  scriptBytes: number;
  imageBytes: number;
  fontBytes: number;
  allBytes: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  agents: number;
};

export type LighthouseVersion = keyof typeof packages;

/**
 * Fetched on demand, because Lighthouse is larger than all other packages together; and its own
 * lock breaks `npm ci`, since it wants the latest version of another package. Lighthouse 13 needs
 * Node 22.19.
 */
const packages = {
  12: ['lighthouse@12.8.2'],
  13: ['lighthouse@13.5.0', 'node@22.23.3'],
};

/**
 * One run of Lighthouse's mobile preset, with its own browser and profile. Without the browser's
 * trace, Lighthouse fails with an error that asks for another run.
 */
export async function measure(
  url: string,
  { throttling, version }: { throttling: Throttling; version: LighthouseVersion },
  runsLeft = 3,
): Promise<Figures> {
  const run = spawn(
    'npx',
    [
      '--yes',
      '--loglevel=error',
      ...packages[version].map((name) => `--package=${name}`),
      'lighthouse',
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
  if (runsLeft > 1) return measure(url, { throttling, version }, runsLeft - 1);
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
  const bytes = (type?: string) =>
    items('network-requests')
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    longestTask: Math.max(0, ...items('long-tasks').map(({ duration = 0 }) => duration)),
    documentBytes: bytes('Document'),
    scriptBytes: bytes('Script'),
    imageBytes: bytes('Image'),
    fontBytes: bytes('Font'),
    allBytes: bytes(),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    agents: score('agentic-browsing'),
  };
}
