import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { redrawUpload } from '../../server/services/pictures/redrawUpload.ts';
import {
  makeColorPatches,
  makeRefusedPatches,
  patchColors,
  patchSize,
} from './support/colorPatches.ts';
import { deltaE } from './support/deltaE.ts';
import { forSuite } from './support/forSuite.ts';
import { openUploadShop } from './support/uploadShop.ts';

/** Hexadecimal colours of each picture as Chromium shows it: see measureColors.ts. */
const { shown } = JSON.parse(
  readFileSync(new URL('support/shownColors.json', import.meta.url), 'utf8'),
) as { shown: Record<string, string> };

const cmykName = 'CMYK JPEG, profile';

/** CIEDE2000 difference of each stored patch from Chromium's. */
async function differences(name: string, bytes: Buffer): Promise<number[]> {
  const kept = await redrawUpload(bytes);
  if ('fault' in kept) throw new Error(`${name}: ${kept.fault}`);
  const { data, info } = await sharp(kept.bytes).raw().toBuffer({ resolveWithObject: true });
  const expected = shown[name]?.split(' ') ?? [];
  return patchColors.map((_, index) => {
    const at = ((patchSize / 2) * info.width + (index + 0.5) * patchSize) * info.channels;
    return deltaE([...data.subarray(at, at + 3)], [...Buffer.from(expected[index] ?? '', 'hex')]);
  });
}

describe('colours of an uploaded picture', () => {
  // CMYK with a profile is within 3: see decision 15.
  it('are within delta E 1 of Chromium’s', async () => {
    const files = await makeColorPatches();
    expect([...files.keys()]).toEqual(Object.keys(shown));
    const wrong: string[] = [];
    for (const [name, bytes] of files) {
      const isCmyk = name === cmykName;
      const worst = Math.max(...(await differences(name, bytes)));
      if (!(worst <= (isCmyk ? 3 : 1))) wrong.push(`${name}: ${worst.toFixed(2)}`);
    }
    expect(wrong).toEqual([]);
  });

  describe('outside sRGB', async () => {
    const shop = await forSuite(openUploadShop());

    it('are refused with instructions', async () => {
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
