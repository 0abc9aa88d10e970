import { describe, expect, it } from 'vitest';
import { exampleProducts } from '../../contract/examples/products.ts';
import { exampleEnvParams } from '../../contract/examples/shop.ts';
import { extensionsOf } from '../../contract/rules/productExtensions.ts';
import { emptyDetails } from '../../contract/rules/productFields.ts';
import { booleanWords } from '../../src/lib/csv/booleanWords.ts';
import { fromCsv, readCsvFile } from '../../src/lib/csv/csv.ts';
import { productsToCsv } from '../../src/lib/csv/productCsv.ts';
import { planImport } from '../../src/lib/csv/productCsvPlan.ts';

const { allowedSizes, picturesNumber } = exampleEnvParams;
const stock = { quantity: 2, quantityReserved: 0, description: '' };
const products = exampleProducts.map((product, index) => ({
  ...extensionsOf(emptyDetails),
  ...product,
  // Shoes in halves.
  ...(index === exampleProducts.length - 1 && {
    sizes: [{ ...stock, size: '37.5' }],
    measures: [],
  }),
  ...(index === 0 && { regularPrice: 100_000, saleFrom: '', saleUntil: '2026-12-03' }),
}));
const exported = productsToCsv(products, allowedSizes);

function kindsOf(text: string): string[] {
  const plan = planImport(text, products, { allowedSizes, picturesNumber });
  if ('problem' in plan) throw new Error(plan.problem);
  return plan.rows.map(({ kind }) => kind);
}

const unchanged = products.map(() => 'same');

/** The shop's export, opened and saved by a spreadsheet in another language. */
function savedBy(
  words: (typeof booleanWords)[number],
  separator: string,
  decimal: string,
  date = '$1-$2-$3',
) {
  const [yes, no] = words;
  const rows = fromCsv(exported).map(({ cells }) =>
    cells.map((cell) => {
      if (/^\d+\.\d+$/.test(cell)) return String(Number(cell)).replace('.', decimal);
      if (/^\d+-\d+-\d+$/.test(cell)) return cell.replace(/^(\d+)-(\d+)-(\d+)$/, date);
      return cell === 'true' ? yes : cell === 'false' ? no : cell;
    }),
  );
  const isSpecial = (cell: string) => cell.includes(separator) || /["\n\r]/.test(cell);
  const quote = (cell: string) => (isSpecial(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  // Two additional columns that were once used.
  return rows.map((row) => [...row.map(quote), '', ''].join(separator)).join('\r\n');
}

describe('an exported file', () => {
  it.each([
    ['a German spreadsheet', 'WAHR', 'FALSCH', '$3.$2.$1'],
    ['a French one', 'VRAI', 'FAUX', '$3/$2/$1'],
    ['a Spanish one', 'VERDADERO', 'FALSO', '$3/$2/$1'],
    ['a Portuguese one', 'VERDADEIRO', 'FALSO', '$3/$2/$1'],
    ['a Polish one', 'PRAWDA', 'FAŁSZ', '$3.$2.$1'],
    ['an American one', 'TRUE', 'FALSE', '$2/$3/$1'],
  ])('from %s changes nothing when re-imported', (_, yes, no, date) => {
    const file = savedBy([yes, no], ';', ',', date);
    expect(file).not.toContain('2026-12-03');
    expect(file).toContain(`;${yes};`);
    expect(file).toContain(';35,5;');
    expect(file).toContain(';37,5;');
    expect(kindsOf(file)).toEqual(unchanged);
    expect(kindsOf(`\uFEFFsep=;\r\n${file}`)).toEqual(unchanged);
  });

  it.each([
    ['sep=,', ','],
    ['"sep=;"', ';'],
    // Written by a program that treated the line as a row.
    ['sep=;,,,,,', ','],
    ['SEP=\t', '\t'],
    ['sep=|', '|'],
  ])('is re-imported below the line %j', (line, separator) => {
    const file = savedBy(['TRUE', 'FALSE'], separator, '.');
    expect(kindsOf(`${line}\n${file}`)).toEqual(unchanged);
  });

  it('is split at the declared separator, whatever else its header contains', () => {
    const [header] = fromCsv('sep=;\n"name, or title, or both";price\nCap;12');
    expect(header?.cells).toEqual(['name, or title, or both', 'price']);
  });

  it('is read back from Excel’s “Unicode Text”', async () => {
    const text = `\uFEFF${savedBy(['TRUE', 'FALSE'], '\t', '.')}`;
    const bytes = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
    expect(kindsOf((await readCsvFile(new Blob([bytes]))) ?? '')).toEqual(unchanged);
  });

  it('keeps its row numbers, and refuses a column that has cells but no name', () => {
    const rows = fromCsv('sep=;\nname;;price;\nCap;;12,5;');
    expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [1, 'name', 'price'],
      [2, 'Cap', '12,5'],
    ]);
    expect(planImport('name;\nCap;x', products, { allowedSizes, picturesNumber })).toEqual({
      problem: 'Row 1: a column has no name.',
    });
  });
});

describe('a flag', () => {
  it.each(booleanWords)('reads %j as true and %j as false', (yes, no) => {
    const read = (cell: string) =>
      planImport(`name;price;category;mostPopular\nCap;12;kid;${cell}`, products, {
        allowedSizes,
        picturesNumber,
      });
    for (const cell of [yes, yes.toLowerCase(), yes.normalize('NFD')]) {
      expect(read(cell)).toMatchObject({ rows: [{ product: { mostPopular: true } }] });
    }
    expect(read(no)).toMatchObject({ rows: [{ product: { mostPopular: false } }] });
  });
});

it.each([
  ['24.12.2026', '2026-12-24'],
  ['3.12.2026', '2026-12-03'],
  ['24/12/2026', '2026-12-24'],
  ['12/24/2026', '2026-12-24'],
  ['12/12/2026', '2026-12-12'],
])('reads the day %s', (cell, saleUntil) => {
  const plan = planImport(
    `name;price;regularPrice;category;saleUntil\nCap;12;15;kid;${cell}`,
    products,
    { allowedSizes, picturesNumber },
  );
  expect(plan).toMatchObject({ rows: [{ product: { saleUntil } }] });
});

it.each(['11/3/2026', '30.02.2026'])('asks for the day %s in one spelling', (cell) => {
  const plan = planImport(`id;saleUntil\n${products[0]?._id};${cell}`, products, {
    ...{ allowedSizes, picturesNumber },
  });
  const problems = [`saleUntil has “${cell}”, which is not written as 2026-03-12`];
  expect(plan).toMatchObject({ rows: [{ problems }] });
});

it('accepts measures with decimal commas', () => {
  const [product] = products;
  const plan = planImport(
    `id;measures\n${product?._id};"S: length 68, chest 50,5; M: length 70,5, chest 53"`,
    products,
    { allowedSizes, picturesNumber },
  );
  expect(plan).toMatchObject({
    rows: [
      {
        change: {
          measures: [
            { size: 'S', length: 68, chest: 50.5 },
            { size: 'M', length: 70.5, chest: 53 },
          ],
        },
      },
    ],
  });
});
