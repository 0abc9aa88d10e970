import type { ColorSpace } from './colorSpace.ts';
import { fixed, readCurve } from './iccCurves.ts';
import { type ColorTable, readIccTable } from './iccTable.ts';
import { type Matrix, multiply, type Row, transpose, xyzToSrgb } from './matrices.ts';

/**
 * Colours of an ICC profile: by curves and a matrix, as those of cameras and screens; by one curve
 * for grey; or by a table, which goes first where a profile has both.
 * @returns undefined for a profile that is broken or of another kind
 */
export function readIccColors(icc: Buffer): ColorSpace | ColorTable | undefined {
  try {
    const tags = readTags(icc);
    const table = tags.get('A2B0');
    if (table) return readIccTable(table, icc.toString('latin1', 20, 24) === 'Lab ');
    return tags.has('kTRC') ? greySpace(tags) : rgbSpace(tags);
  } catch {
    return undefined;
  }
}

type Tags = Map<string, Buffer>;

function readTags(icc: Buffer): Tags {
  const tags: Tags = new Map();
  const count = Math.min(icc.readUInt32BE(128), 100);
  for (let at = 132; at < 132 + count * 12; at += 12) {
    const offset = icc.readUInt32BE(at + 4);
    const end = offset + icc.readUInt32BE(at + 8);
    tags.set(icc.toString('latin1', at, at + 4), icc.subarray(offset, end));
  }
  return tags;
}

const nothing = Buffer.alloc(0);

function greySpace(tags: Tags): ColorSpace {
  const curve = readCurve(tags.get('kTRC') ?? nothing);
  const same: Matrix = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  return { channels: 1, curves: [curve, curve, curve], toSrgb: same };
}

function rgbSpace(tags: Tags): ColorSpace {
  const xyz = (name: string): Row => {
    const tag = tags.get(name) ?? nothing;
    return [fixed(tag, 8), fixed(tag, 12), fixed(tag, 16)];
  };
  const curve = (name: string) => readCurve(tags.get(name) ?? nothing);
  return {
    channels: 3,
    curves: [curve('rTRC'), curve('gTRC'), curve('bTRC')],
    toSrgb: multiply(xyzToSrgb, transpose([xyz('rXYZ'), xyz('gXYZ'), xyz('bXYZ')])),
  };
}
