import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redrawUpload } from '../../server/services/pictures/redrawUpload.ts';
import {
  makeColorPatches,
  makeRefusedPatches,
  patchColors,
  patchSize,
} from './support/colorPatches.ts';
import { deltaE } from './support/deltaE.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openUploadShop, type UploadShop } from './support/uploadShop.ts';

/** Colours of each picture as Chromium shows it: see measureColors.ts. */
const { shown } = JSON.parse(
  readFileSync(new URL('support/shownColors.json', import.meta.url), 'utf8'),
) as { shown: Record<string, number[][]> };

const cmykName = 'CMYK JPEG, profile';

/** The difference of each patch of the stored picture from what Chromium shows, by CIEDE2000. */
async function differences(name: string, bytes: Buffer): Promise<number[]> {
  const kept = await redrawUpload(bytes);
  if ('fault' in kept) throw new Error(`${name}: ${kept.fault}`);
  const { data, info } = await sharp(kept.bytes).raw().toBuffer({ resolveWithObject: true });
  return patchColors.map((_, index) => {
    const at = ((patchSize / 2) * info.width + (index + 0.5) * patchSize) * info.channels;
    return deltaE([...data.subarray(at, at + 3)], shown[name]?.[index] ?? []);
  });
}

describe('colours of an uploaded picture', () => {
  it('are within delta E 1 of what Chromium shows', async () => {
    const files = await makeColorPatches();
    expect([...files.keys()]).toEqual(Object.keys(shown));
    const wrong: string[] = [];
    for (const [name, bytes] of files) {
      if (name === cmykName) continue;
      const worst = Math.max(...(await differences(name, bytes)));
      if (!(worst <= 1)) wrong.push(`${name}: ${worst.toFixed(2)}`);
    }
    expect(wrong).toEqual([]);
  });

  // In between, Chromium reads this profile's table otherwise than the ICC engines do: see decision 15.
  it('in CMYK with a profile are within delta E 3 for pure inks and light colours', async () => {
    const bytes = (await makeColorPatches()).get(cmykName) ?? Buffer.alloc(0);
    const found = await differences(cmykName, bytes);
    for (const patch of [0, 2, 3, 9, 10]) expect(found[patch]).toBeLessThanOrEqual(3);
  });

  describe('with no equal in sRGB', () => {
    const folder = lastingFolder();
    let shop: UploadShop;
    beforeAll(async () => {
      shop = await openUploadShop(folder);
    });
    afterAll(() => shop.close());

    it('are refused with what to do', async () => {
      for (const bytes of (await makeRefusedPatches()).values()) {
        await shop.expectRefusal(
          415,
          '“photo.png” has colours that can’t be converted, such as those of HDR: save it as sRGB first.',
          ['photo.png', bytes],
        );
      }
    });
  });
});
