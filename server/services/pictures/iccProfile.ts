import {
  type ColorSpace,
  diagonal,
  multiply,
  type Row,
  transpose,
  xyzToSrgb,
} from './colorSpace.ts';
import { type ColorTable, fixed, readCurve, readIccTable } from './iccTable.ts';

/**
 * Colours of an ICC profile: a table, else one curve for grey, or curves and a matrix.
 * @returns undefined for a broken profile or one of another kind
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
  return { channels: 1, curves: [curve, curve, curve], toSrgb: diagonal([1, 1, 1]) };
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
