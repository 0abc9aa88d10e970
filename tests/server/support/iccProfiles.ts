import { type Primaries, toXyz } from '../../../server/services/pictures/colorSpace.ts';

/** Curve of an ICC profile: an exponent, or the numbers of a `para` of type 3, such as sRGB's. */
type IccCurve = number | [g: number, a: number, b: number, c: number, d: number];

export const srgbIccCurve: IccCurve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];

/** ICC profile of a display: one curve for all channels, and a matrix. */
export function rgbProfile(primaries: Primaries, curve: IccCurve): Buffer {
  const [x, y, z] = toXyz(primaries);
  const column = (index: 0 | 1 | 2) => numbers('XYZ ', [x[index], y[index], z[index]]);
  return profile('RGB ', 'XYZ ', {
    ...{ rXYZ: column(0), gXYZ: column(1), bXYZ: column(2) },
    ...{ rTRC: curveTag(curve), gTRC: curveTag(curve), bTRC: curveTag(curve) },
  });
}

export function greyProfile(curve: IccCurve): Buffer {
  return profile('GRAY', 'XYZ ', { kTRC: curveTag(curve) });
}

/**
 * ICC profile like those of printers and scanners: a Lab table instead of a matrix, somewhat duller
 * than sRGB, with grey instead of black.
 */
export function tableProfile(): Buffer {
  const width = 9;
  const head = Buffer.alloc(48);
  head.write('mft1', 'latin1');
  head.set([3, 3, width], 8);
  for (const at of [12, 28, 44]) head.writeInt32BE(65536, at);
  const straight = Array.from({ length: 3 * 256 }, (_, index) => index % 256);
  const points: number[] = [];
  for (let point = 0; point < width ** 3; point++) {
    const [red, green, blue] = [point / width ** 2, point / width, point].map(
      (place) => (Math.floor(place) % width) / (width - 1),
    ) as [number, number, number];
    const lightness = 12 + 86 * (0.3 * red + 0.6 * green + 0.1 * blue);
    const a = (red - green) * 60 + (blue - green) * 20;
    const b = (green - blue) * 55 + (red - blue) * 20;
    points.push(lightness * 2.55, a + 128, b + 128);
  }
  const table = Buffer.from([...straight, ...points.map(Math.round), ...straight]);
  return profile('RGB ', 'Lab ', { A2B0: Buffer.concat([head, table]) }, 2);
}

function curveTag(curve: IccCurve): Buffer {
  if (typeof curve !== 'number') {
    const tag = numbers('para', [0, ...curve]);
    tag.writeUInt16BE(3, 8);
    return tag;
  }
  const tag = Buffer.alloc(14);
  tag.write('curv', 'latin1');
  tag.writeUInt32BE(1, 8);
  tag.writeUInt16BE(Math.round(curve * 256), 12);
  return tag;
}

/** Numbers with 16 integer and 16 fraction bits, after the type's name. */
function numbers(type: string, values: number[]): Buffer {
  const tag = Buffer.alloc(8 + values.length * 4);
  tag.write(type, 'latin1');
  for (const [index, value] of values.entries()) {
    tag.writeInt32BE(Math.round(value * 65536), 8 + index * 4);
  }
  return tag;
}

function profile(
  space: string,
  connection: string,
  special: Record<string, Buffer>,
  version = 4,
): Buffer {
  const tags: Record<string, Buffer> = {
    desc: version === 4 ? text('test') : oldDescription('test'),
    cprt: version === 4 ? text('none') : oldText('none'),
    wtpt: numbers('XYZ ', [0.9642, 1, 0.8249]),
    ...special,
  };
  const names = Object.keys(tags);
  const table = Buffer.alloc(4 + names.length * 12);
  table.writeUInt32BE(names.length);
  const bodies: Buffer[] = [];
  let offset = 128 + table.length;
  for (const [index, [name, body]] of Object.entries(tags).entries()) {
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(offset, 8 + index * 12);
    table.writeUInt32BE(body.length, 12 + index * 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    bodies.push(padded);
    offset += padded.length;
  }
  const head = Buffer.alloc(128);
  head.writeUInt32BE(offset);
  head.set([version, version === 4 ? 0x30 : 0x20], 8);
  head.write(`mntr${space}${connection}`, 12, 'latin1');
  head.set([7, 0xea, 0, 1, 0, 1], 24);
  head.write('acsp', 36, 'latin1');
  numbers('', [0.9642, 1, 0.8249]).copy(head, 68, 8);
  return Buffer.concat([head, table, ...bodies]);
}

function text(value: string): Buffer {
  const tag = Buffer.alloc(28 + value.length * 2);
  tag.write('mluc', 'latin1');
  for (const [at, number] of [
    [8, 1],
    [12, 12],
    [20, value.length * 2],
    [24, 28],
  ] as const) {
    tag.writeUInt32BE(number, at);
  }
  tag.write('enUS', 16, 'latin1');
  tag.set(Buffer.from(value, 'utf16le').swap16(), 28);
  return tag;
}

function oldText(value: string): Buffer {
  return Buffer.concat([Buffer.from('text\0\0\0\0', 'latin1'), Buffer.from(`${value}\0`)]);
}

function oldDescription(value: string): Buffer {
  const tag = Buffer.alloc(12 + value.length + 1 + 78);
  tag.write('desc', 'latin1');
  tag.writeUInt32BE(value.length + 1, 8);
  tag.write(value, 12, 'latin1');
  return tag;
}
