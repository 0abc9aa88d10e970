import { describe, expect, it } from 'vitest';
import { linenShirt, stripedTee } from '../../contract/examples/products.ts';
import { exampleEnvParams } from '../../contract/examples/shop.ts';
import { limits } from '../../contract/limits.ts';
import { extensionsIn } from '../../contract/rules/productExtensions.ts';
import { translatedProductFields } from '../../contract/rules/translations.ts';
import type { AdminProduct } from '../../contract/schemas/adminProduct.ts';
import { fromCsv, toCsv } from '../../src/lib/csv/csv.ts';
import { productsToCsv } from '../../src/lib/csv/productCsv.ts';
import { planImport } from '../../src/lib/csv/productCsvPlan.ts';
import { toProductTexts } from '../../src/lib/csv/productTexts.ts';
import { readShopFile } from '../../src/lib/shopFile/shopFile.ts';

const shirt: AdminProduct = { ...linenShirt, version: 3, material: 'Linen' };
const tee: AdminProduct = { ...stripedTee, version: 1, material: '' };
const products = [shirt, tee];
const { allowedSizes } = exampleEnvParams;
const texts = toProductTexts(
  ['pt', 'ar'],
  [
    {
      ...{ id: shirt._id, language: 'pt', version: 4 },
      texts: { name: '=Camisa', description: 'Linho,\nlavado; "macio"', material: 'Linho' },
    },
    // The material was removed after it was translated.
    { id: tee._id, language: 'pt', version: 2, texts: { name: 'Camisola', material: 'Algodão' } },
  ],
);

const plan = (text: string) =>
  planImport(text, products, exampleEnvParams, extensionsIn(products), texts);

function rowOf(...cells: [column: string, cell: string][]) {
  const read = plan(
    toCsv(
      ['id', ...cells.map(([column]) => column)],
      [[shirt._id, ...cells.map(([, cell]) => cell)]],
    ),
  );
  if ('problem' in read) throw new Error(read.problem);
  const [row] = read.rows;
  if (!row) throw new Error('No row');
  return row;
}

describe('translations in a CSV file of products', () => {
  it('have a column for each text and language, and import without a change', () => {
    const file = productsToCsv(products, allowedSizes, texts);
    const [header, first] = fromCsv(file);
    expect(header?.cells.slice(-15, -1)).toEqual(
      ['pt', 'ar'].flatMap((language) =>
        [
          ...['name', 'description', 'material', 'composition', 'madeIn', 'recycled', 'warnings'],
        ].map((field) => `${field}:${language}`),
      ),
    );
    const nameCell = header?.cells.indexOf('name:pt') ?? -1;
    expect(first?.cells[nameCell]).toBe('=Camisa');
    const read = plan(file);
    if ('problem' in read) throw new Error(read.problem);
    expect(read.rows.map(({ kind }) => kind)).toEqual(['same', 'same']);
    expect(productsToCsv(products, allowedSizes)).not.toContain(':pt');
  });

  it('are changed and removed by cell, and kept without their column', () => {
    expect(rowOf(['NAME:PT', ' Camisa de linho '], ['material:pt', ''])).toMatchObject({
      kind: 'change',
      differences: [],
      texts: [
        {
          ...{ language: 'pt', version: 4 },
          fields: [
            { field: 'name', from: '=Camisa', to: 'Camisa de linho' },
            { field: 'material', from: 'Linho', to: '' },
          ],
        },
      ],
    });
    expect(rowOf(['name:ar', 'قميص'])).toMatchObject({
      texts: [{ language: 'ar', version: 0, fields: [{ field: 'name', from: '', to: 'قميص' }] }],
    });
    expect(rowOf(['price', '89'])).toMatchObject({ kind: 'same' });
  });

  it('keep an edit after the export, but where the cell was changed, too', () => {
    const before = toProductTexts(
      ['pt', 'ar'],
      [{ id: shirt._id, language: 'pt', version: 3, texts: { name: 'Blusa', material: 'Linho' } }],
    );
    const file = productsToCsv([shirt], allowedSizes, before);
    expect(plan(file)).toMatchObject({ rows: [{ kind: 'same' }] });
    const [from, to] = ['Linho', 'Linho puro'];
    expect(plan(file.replace(from, to))).toMatchObject({
      rows: [
        { texts: [{ language: 'pt', version: 4, fields: [{ field: 'material', from, to }] }] },
      ],
    });
    expect(plan(file.replace('Blusa', ''))).toMatchObject({
      rows: [{ texts: [{ fields: [{ field: 'name', from: '=Camisa', to: '' }] }] }],
    });
  });

  it('belong to new products, too', () => {
    const read = plan('name,price,category,name:pt,name:ar\nCape,210,women,Capa,');
    expect(read).toMatchObject({
      rows: [{ kind: 'add', texts: [{ language: 'pt', fields: [{ field: 'name', to: 'Capa' }] }] }],
    });
  });

  it('of a text that the row removes are left alone', () => {
    const row = rowOf(['material', ''], ['material:pt', '']);
    expect(row).toMatchObject({ kind: 'change', texts: [] });
    expect(rowOf(['material', ''], ['material:pt', 'Linho'])).toMatchObject({ texts: [] });
  });

  it('are refused without their original, when too long, or with wrong shares', () => {
    const problems = (...cells: Parameters<typeof rowOf>) => {
      const row = rowOf(...cells);
      return row.kind === 'error' ? row.problems : row.kind;
    };
    expect(problems(['madeIn:pt', 'Portugal'])).toEqual([
      'madeIn:pt has a text, but madeIn is empty',
    ]);
    const { max } = translatedProductFields.name;
    expect(problems(['name:pt', '🧥'.repeat(max)])).toBe('change');
    expect(problems(['name', '🧥'.repeat(limits.name.max)])).toBe('change');
    expect(problems(['name:pt', 'x'.repeat(300)])[0]).toMatch(/^name:pt is longer than \d+ char/);
    const shares = problems(['composition', '100% linen'], ['composition:pt', '90% linho']);
    expect(shares).toContainEqual(expect.stringMatching(/^composition:pt /));
  });

  it('into a language that the shop lacks are refused by name', () => {
    expect(plan('id,name:fr,price\nx,Chemise,1')).toEqual({
      problem:
        'Row 1: the column “name:fr” is for a language that the shop does not have, or whose texts your role may not change.',
    });
    expect(plan('id,price:pt\nx,1')).toEqual({
      problem: 'Row 1: there is no column “price:pt” here.',
    });
    // Not taken for a file of another shop, whose columns have meanings to choose.
    expect(readShopFile('name,price,name:fr\nCape,210,Cap', allowedSizes)).toBeUndefined();
  });
});
