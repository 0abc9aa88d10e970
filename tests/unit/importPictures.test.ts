import { describe, expect, it } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import { exampleEnvParams } from '../../contract/examples/shop.ts';
import {
  choosePictures,
  type ImportRow,
  isTable,
  missingPictures,
  unusedPictures,
  withPictures,
} from '../../src/features/admin/products/importRun.ts';
import { planImport } from '../../src/lib/csv/productCsvPlan.ts';

const shirt = { ...linenShirt, version: 3 };
const none = new Map();
const front = 'women-linen-camp-shirt-front.webp';

function picture(name: string, { type = 'image/jpeg', bytes = 8, lastModified = 1 } = {}): File {
  return new File([new Uint8Array(bytes)], name, { type, lastModified });
}

/** One row for each cell, of new products or of `id`. */
function rowsOf(cells: string[], files: File[], id = ''): ImportRow[] {
  const lines = cells.map((cell) => `${id},Cap,12,kid,${cell}`);
  const text = ['id,name,price,category,images', ...lines].join('\n');
  const plan = planImport(text, [shirt], exampleEnvParams);
  if ('problem' in plan) throw new Error(plan.problem);
  const { chosen } = choosePictures(none, files);
  return withPictures(plan.rows, chosen, (name) => name === front);
}

const problemsOf = (rows: ImportRow[]) =>
  rows.map((row) => (row.kind === 'error' ? row.problems : row.kind));

describe('pictures of a CSV file', () => {
  it('are found by name, ignoring case, accents and spaces', () => {
    const files = [picture('AW26 01 Navy.JPG'), picture('e\u0301te\u0301.png')];
    const [row] = rowsOf([' aw26 01 navy.jpg | Ét\u00e9.png'], files);
    expect([...(row?.files ?? [])]).toEqual([
      ['aw26 01 navy.jpg', files[0]],
      ['Ét\u00e9.png', files[1]],
    ]);
    expect(row?.kind).toBe('add');
  });

  it('are errors of their rows if they are missing', () => {
    const rows = rowsOf(['a.jpg|b.jpg', front, 'A.JPG|c.jpg'], [picture('a.jpg')]);
    expect(problemsOf(rows)).toEqual([
      ['picture “b.jpg” was not chosen'],
      'add',
      ['picture “c.jpg” was not chosen'],
    ]);
    expect(missingPictures(rows)).toEqual(['b.jpg', 'c.jpg']);
  });

  it('are kept if the product has them, whatever is selected', () => {
    const [row] = rowsOf([`${front}|a.jpg`], [picture(front), picture('a.jpg')], shirt._id);
    expect([...(row?.files.keys() ?? [])]).toEqual(['a.jpg']);
  });

  it('are listed once per row', () => {
    expect(problemsOf(rowsOf(['a.jpg|A.jpg'], [picture('a.jpg')]))).toEqual([
      ['picture “A.jpg” is there twice'],
    ]);
  });

  it('can be in several rows; unused ones are named', () => {
    const { chosen } = choosePictures(none, [picture('a.jpg'), picture('b.jpg')]);
    const rows = rowsOf(['a.jpg', 'a.jpg'], [...chosen.values()]);
    expect(problemsOf(rows)).toEqual(['add', 'add']);
    expect(unusedPictures(rows, chosen)).toEqual(['b.jpg']);
  });

  it('are reported if two have one name, and the last one is used', () => {
    const [first, second] = [picture('a.jpg'), picture('A.jpg', { lastModified: 2 })];
    const { chosen, problems } = choosePictures(none, [first, second]);
    expect([...chosen.values()]).toEqual([second]);
    expect(problems).toEqual(['There are two pictures “A.jpg”: the last one counts.']);
  });

  it('are not duplicated if selected again', () => {
    const first = picture('a.jpg');
    const before = choosePictures(none, [first]).chosen;
    const { chosen, problems } = choosePictures(before, [picture('a.jpg')]);
    expect(chosen.get('a.jpg')).toBe(first);
    expect(problems).toEqual([]);
  });

  it('are refused by name if they are invalid', () => {
    const files = [
      picture('x.gif', { type: 'image/gif' }),
      picture('.DS_Store', { type: '' }),
      picture('none.png', { type: 'image/png', bytes: 0 }),
    ];
    expect(choosePictures(none, files)).toEqual({
      chosen: none,
      problems: [
        '“x.gif” is not a picture in JPEG, PNG, WebP or AVIF.',
        '“.DS_Store” is not a picture in JPEG, PNG, WebP or AVIF.',
        '“none.png” is empty.',
      ],
    });
  });

  it('are accepted if they can be read or reduced', () => {
    const files = [
      picture('x.heic', { type: 'image/heic' }),
      picture('unknown.avif', { type: '' }),
      picture('huge.png', { type: 'image/png', bytes: 10 * 1024 * 1024 + 1 }),
    ];
    expect(choosePictures(none, files).problems).toEqual([]);
  });

  it.each([
    ['a.csv', 'application/vnd.ms-excel', true],
    ['a.xlsx', '', true],
    ['a', 'text/csv', true],
    ['a.jpg', 'image/jpeg', false],
    ['.DS_Store', '', false],
  ])('are distinguished from tables: %s of type “%s”', (name, type, is) => {
    expect(isTable(picture(name, { type }))).toBe(is);
  });
});
