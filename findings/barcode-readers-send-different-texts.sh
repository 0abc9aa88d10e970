#!/bin/sh
# Three barcode readers for JavaScript are expected to read the same text from the same label. They
# do not. @zxing/library 0.23.0 reads a UPC-A as its 12 digits, and an EAN-13 that begins with 0 as 12
# as well; @undecaf/zbar-wasm 0.11.0 and zxing-wasm 3.1.6 read 13 digits from both. The 14 digits of
# a DataBar come alone, after "01", or after "(01)", and a GS1-128 with or without its brackets. A shop
# that compares what was read with the digits under the bars finds the size with one reader only.
# The labels are drawn by bwip-js 4.11.4.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent bwip-js@4.11.4 pngjs@7.0.0 @zxing/library@0.23.0 \
  @undecaf/zbar-wasm@0.11.0 zxing-wasm@3.1.6
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { scanImageData } from '@undecaf/zbar-wasm';
import zxing from '@zxing/library';
import bwip from 'bwip-js';
import png from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer } });
// It lists the kinds of codes that it did not find.
console.warn = () => {};

const labels = {
  'UPC-A': { bcid: 'upca', text: '614141000036' },
  'EAN-13': { bcid: 'ean13', text: '0614141000036' },
  'GS1-128': { bcid: 'gs1-128', text: '(01)04006381333931(10)AB12' },
  DataBar: { bcid: 'databaromni', text: '(01)04006381333931' },
};
const seen = {};
for (const [name, label] of Object.entries(labels)) {
  const look = { scale: 4, height: 20, paddingwidth: 20, paddingheight: 20 };
  const file = await bwip.toBuffer({ ...label, ...look, backgroundcolor: 'FFFFFF' });
  const { data, width, height } = png.PNG.sync.read(file);
  const grey = new Uint8ClampedArray(width * height).map((_, at) => data[4 * at]);
  const source = new zxing.RGBLuminanceSource(grey, width, height);
  const bitmap = new zxing.BinaryBitmap(new zxing.HybridBinarizer(source));
  const [ofZbar] = await scanImageData({ data: new Uint8ClampedArray(data), width, height });
  const [ofWasm] = await readBarcodes(new Uint8Array(file));
  const hints = new Map([[zxing.DecodeHintType.TRY_HARDER, true]]);
  const ofZxing = new zxing.MultiFormatReader().decode(bitmap, hints);
  const texts = [ofZxing.getText(), ofZbar.decode(), ofWasm.text];
  seen[name] = texts.join(' ');
  console.log(`${name}, drawn from ${label.text}\n  @zxing/library: ${texts[0]}\n  zbar-wasm: ${texts[1]}\n  zxing-wasm: ${texts[2]}`);
}
const isAsSeen =
  JSON.stringify(seen) ===
  JSON.stringify({
    'UPC-A': '614141000036 0614141000036 0614141000036',
    'EAN-13': '614141000036 0614141000036 0614141000036',
    'GS1-128': '010400638133393110AB12 010400638133393110AB12 (01)04006381333931(10)AB12',
    DataBar: '04006381333931 0104006381333931 (01)04006381333931',
  });
console.log(isAsSeen ? 'as seen' : 'CHANGED');
process.exit(isAsSeen ? 0 : 1);
JS
node read.mjs
