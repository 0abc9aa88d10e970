#!/bin/sh
# A products' list as .xlsx, turned into CSV by a library, is expected to keep each cell's value. Cells
# have values and a look. xlsx 0.18.5 writes the look: a GTIN in a cell without a format becomes
# 4.00638E+12, of which 7 digits are lost, and a price of 19.9 in a cell shown without decimals becomes 20.
# exceljs 4.4.0 writes the values, but a name with a bold part as its JSON. read-excel-file 9.3.17 reads
# all three as they are.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent xlsx@0.18.5 exceljs@4.4.0 read-excel-file@9.3.17
cat >read.mjs <<'JS'
import excel from 'exceljs';
import readFile from 'read-excel-file/node';
import sheetJs from 'xlsx';

const made = new excel.Workbook();
const name = { richText: [{ text: 'Linen ' }, { text: 'shirt', font: { bold: true } }] };
const row = made.addWorksheet('products').addRow([4006381333931, 19.9, name]);
row.getCell(2).numFmt = '0';
await made.xlsx.writeFile('products.xlsx');

const { Sheets } = sheetJs.readFile('products.xlsx');
const read = new excel.Workbook();
await read.xlsx.readFile('products.xlsx');
const [{ data }] = await readFile('products.xlsx');
const seen = {
  xlsx: sheetJs.utils.sheet_to_csv(Sheets.products).trim(),
  exceljs: String(await read.csv.writeBuffer()).trim(),
  'read-excel-file': data[0].join(),
};
for (const [library, text] of Object.entries(seen)) console.log(`${library}: ${text}`);
const isAsSeen =
  seen.xlsx === '4.00638E+12,20,Linen shirt' &&
  /^4006381333931,19\.9,"\{""richText"":/.test(seen.exceljs) &&
  seen['read-excel-file'] === '4006381333931,19.9,Linen shirt';
console.log(isAsSeen ? 'as seen' : 'CHANGED');
process.exit(isAsSeen ? 0 : 1);
JS
node read.mjs
