/** A lossless AVIF made by sharp, with other ITU-T H.273 codes in its `nclx` box. */
export function withAvifCodes(avif: Buffer, [primaries, transfer]: readonly [number, number]) {
  const changed = Buffer.from(avif);
  const nclx = avif.indexOf('nclx');
  changed.writeUInt16BE(primaries, nclx + 4);
  changed.writeUInt16BE(transfer, nclx + 6);
  return changed;
}

/** An AVIF made by sharp, with an ICC profile for its picture. */
export function withAvifProfile(avif: Buffer, icc: Buffer): Buffer {
  const colr = box('colr', Buffer.concat([Buffer.from('prof'), icc]));
  const ipco = avif.indexOf('ipco') - 4;
  const ipcoEnd = ipco + avif.readUInt32BE(ipco);
  const properties = countBoxes(avif, ipco + 8, ipcoEnd);
  const ipma = avif.indexOf('ipma') - 4;
  const ipmaEnd = ipma + avif.readUInt32BE(ipma);
  const added = colr.length + 1;
  const before = Buffer.from(avif);
  for (const [name, more] of [
    ['meta', added],
    ['iprp', added],
    ['ipco', colr.length],
    ['ipma', 1],
  ] as const) {
    const at = avif.indexOf(name) - 4;
    before.writeUInt32BE(avif.readUInt32BE(at) + more, at);
  }
  // One entry: version and flags, entry count, two-byte item id, number of properties.
  const associations = ipma + 8 + 8 + 2;
  before.writeUInt8(avif.readUInt8(associations) + 1, associations);
  moveExtents(before, added);
  return Buffer.concat([
    before.subarray(0, ipcoEnd),
    colr,
    before.subarray(ipcoEnd, ipmaEnd),
    Buffer.from([properties + 1]),
    before.subarray(ipmaEnd),
  ]);
}

/** A lossy AVIF with other primaries in its stream's header, where sharp writes 1 and 13. */
export function withAvifStreamPrimaries(avif: Buffer, primaries: number): Buffer {
  const start = avif.indexOf('mdat') + 4;
  const bits = [...avif.subarray(start, start + 24)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const byteOf = (value: number) => value.toString(2).padStart(8, '0');
  const declared = `1${byteOf(1)}${byteOf(13)}`;
  const at = bits.indexOf(declared);
  if (at < 0 || bits.indexOf(declared, at + 1) >= 0) throw new Error('No such AVIF');
  const changed = bits.slice(0, at + 1) + byteOf(primaries) + bits.slice(at + 9);
  const patched = Buffer.from(avif);
  patched.set(changed.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [], start);
  return patched;
}

function box(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data]);
}

function countBoxes(bytes: Buffer, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += bytes.readUInt32BE(at)) count += 1;
  return count;
}

/** `iloc` entry of one item, with a four-byte base or offset. */
function moveExtents(avif: Buffer, by: number) {
  const iloc = avif.indexOf('iloc') + 4;
  const mdat = avif.indexOf('mdat') + 4;
  for (let at = iloc + 4; at < iloc + 40; at++) {
    if (avif.readUInt32BE(at) !== mdat) continue;
    avif.writeUInt32BE(mdat + by, at);
    return;
  }
  throw new Error('No such AVIF');
}
