import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Baselines } from '../visual/baselines.ts';
import { compare, shrink, tolerated } from '../visual/compare.ts';
import { writeReport } from '../visual/report.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hemline-visual-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A page with a button on it. */
function draw({ x = 40, colour = '#1B1A17', width = 400, opacity = 1 } = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="300">
    <rect width="100%" height="100%" fill="#FAF8F4"/>
    <rect x="${x}" y="100.5" width="120" height="44" rx="2" fill="${colour}" opacity="${opacity}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe('the visual check', () => {
  it('finds nothing between a picture and itself, kept and read again', async () => {
    const kept = await shrink(await draw());
    expect(await compare(kept, await shrink(await draw()))).toEqual({ share: 0 });
  });

  it('lets a hair’s breadth of shade pass, as fonts are drawn', async () => {
    const { share } = await compare(await draw(), await draw({ opacity: 0.98 }));
    expect(share).toBeLessThanOrEqual(tolerated);
  });

  it.each([
    ['moved', { x: 44 }],
    ['of another colour', { colour: '#8F3B1B' }],
    ['gone', { opacity: 0 }],
  ])('finds a button that is %s', async (_, change) => {
    const before = await shrink(await draw());
    const { share, marked } = await compare(before, await shrink(await draw(change)));
    expect(share).toBeGreaterThan(tolerated);
    expect(await sharp(marked).metadata()).toMatchObject({ width: 400, height: 300 });
  });

  it('finds a picture of another size', async () => {
    expect(await compare(await draw(), await draw({ width: 401 }))).toEqual({ share: 1 });
  });

  it('keeps pictures small', async () => {
    const { width = 0 } = await sharp(await shrink(await draw({ width: 1440 }))).metadata();
    expect(width).toBe(480);
  });

  it('stores pictures with the browser that made them', async () => {
    const baselines = new Baselines(join(folder, 'baselines'));
    expect([baselines.names, baselines.maker, baselines.read('a')]).toEqual([
      [],
      undefined,
      undefined,
    ]);
    const maker = { browser: '140.0', platform: 'linux' };
    baselines.write('a', Buffer.from('picture'), maker);
    expect([baselines.names, baselines.maker]).toEqual([['a'], maker]);
    expect(baselines.read('a')).toEqual(Buffer.from('picture'));
    baselines.remove('a');
    expect(baselines.names).toEqual([]);
  });

  it('reports before, after and difference', async () => {
    const [before, after] = [await draw(), await draw({ x: 80 })];
    const page = writeReport(join(folder, 'report'), [
      { name: 'ui-button', kind: 'changed', before, after, ...(await compare(before, after)) },
      { name: 'ui-other', kind: 'failed', message: 'expected <b> to be there' },
    ]);
    const html = readFileSync(page, 'utf8');
    for (const part of ['before.webp', 'after.webp', 'difference.png']) {
      expect(html).toContain(`src="ui-button.${part}"`);
      expect(readFileSync(join(folder, 'report', `ui-button.${part}`)).length).toBeGreaterThan(0);
    }
    expect(html).toMatch(/\d+\.\d\d % of its pixels changed/);
    expect(html).toContain('expected &lt;b&gt; to be there');
  });
});
