import { describe, expect, it } from 'vitest';
import {
  exampleProducts,
  linenShirt,
  merinoCrew,
  stripedTee,
} from '../../contract/examples/products.ts';
import { exampleEnvParams } from '../../contract/examples/shop.ts';
import { exampleScales } from '../../contract/examples/sizeScales.ts';
import { dutyFieldNames } from '../../contract/rules/dutyFields.ts';
import { extensionsOf } from '../../contract/rules/productExtensions.ts';
import { emptyDetails } from '../../contract/rules/productFields.ts';
import { readyScale } from '../../contract/rules/readyScales.ts';
import { envParamsWith } from '../../contract/rules/shopSettings.ts';
import type { AdminProduct } from '../../contract/schemas/adminProduct.ts';
import { withDrafts } from '../../src/features/admin/products/importRun.ts';
import { fromCsv, readCsvFile, toCsv } from '../../src/lib/csv/csv.ts';
import { productErrorsToCsv, productsToCsv } from '../../src/lib/csv/productCsv.ts';
import { type PlannedRow, planImport } from '../../src/lib/csv/productCsvPlan.ts';

const { allowedSizes, picturesNumber } = exampleEnvParams;
const rules = { allowedSizes, picturesNumber };
const shirt: AdminProduct = { ...linenShirt, version: 3 };
const nasty = '=HYPERLINK("http://x"), "quoted"\r\nsecond line; tab\there';

function rowsOf(text: string, products: AdminProduct[] = [shirt, stripedTee]): PlannedRow[] {
  const plan = planImport(text, products, rules);
  if ('problem' in plan) throw new Error(plan.problem);
  return plan.rows;
}

function problemsOf(text: string): unknown {
  return rowsOf(text).map((row) => (row.kind === 'error' ? row.problems : row.kind));
}

const problemOf = (text: string) => planImport(text, [shirt], rules);

describe('a CSV file', () => {
  it.each([
    nasty,
    '+1',
    '-1',
    '@x',
    "'=already guarded",
    "''+x",
    "it's",
    ' spaces ',
    '＝x',
    '\tx',
    'Été, «шёлк»',
    '',
  ])('round-trips %j', (cell) => {
    const [, row] = fromCsv(toCsv(['a', 'b'], [[cell, 'end']]));
    expect(row?.cells).toEqual([cell, 'end']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('guards the formula %j', (cell) => {
    expect(toCsv(['a'], [[cell]])).toContain(`'${cell}`);
  });

  it('starts with the UTF-8 mark and ends lines with CR LF', () => {
    expect(toCsv(['a', 'b'], [[1, true]])).toBe('\uFEFFa,b\r\n1,true\r\n');
  });

  it.each([',', ';', '\t'])(
    'is parsed with the separator %j, and counts rows like a spreadsheet',
    (separator) => {
      const text = [
        ['name', 'size'],
        ['"two\nlines"', 'M'],
        ['', ''],
        ['last', 'L'],
      ]
        .map((row) => row.join(separator))
        .join('\n');
      expect(fromCsv(text)).toEqual([
        { number: 1, cells: ['name', 'size'], isBroken: false },
        { number: 2, cells: ['two\nlines', 'M'], isBroken: false },
        { number: 4, cells: ['last', 'L'], isBroken: false },
      ]);
    },
  );

  it('reports a row with an unclosed quotation mark', () => {
    expect(fromCsv('a,b\n"x,1\ny,2').map(({ isBroken }) => isBroken)).toEqual([false, true]);
  });

  it('must be UTF-8', async () => {
    expect(await readCsvFile(new Blob(['Été']))).toBe('Été');
    expect(await readCsvFile(new Blob([new Uint8Array([0xc9, 0x74, 0xe9])]))).toBeUndefined();
  });
});

describe('products as a CSV file', () => {
  it('have a column for each size, empty if it is not offered', () => {
    const [header, row] = fromCsv(productsToCsv([shirt], allowedSizes));
    expect(header?.cells).toEqual([
      ...['id', 'name', 'description', 'material', 'price', 'regularPrice'],
      ...['salePrice', 'category', 'kind', 'colour', 'swatch', 'style', 'outfit', 'weight'],
      ...['sizeScale', 'saleFrom', 'saleUntil', ...dutyFieldNames, 'newCollection'],
      ...['mostPopular', 'draft', 'measures', 'images', ...allowedSizes, 'stockSeen'],
    ]);
    expect(row?.cells.slice(4, 29)).toEqual([
      ...['89.00', '', '', 'women', '', '', '', '', '', '', '', '', ''],
      ...dutyFieldNames.map(() => ''),
      'true',
      'true',
      'false',
      '',
      'women-linen-camp-shirt-front.webp|women-linen-camp-shirt-back.webp',
    ]);
    expect(row?.cells.slice(29)).toEqual([
      ...['6', '9', '3', '4', '12', '', '', '', '', '', '', ''],
      'XS=6; S=9; M=3; L=4; XL=12',
    ]);
  });

  it('are unchanged after export and import, whatever their texts', () => {
    const products: AdminProduct[] = [
      ...exampleProducts,
      { ...shirt, _id: 'nasty', name: "'=1", description: nasty },
      {
        ...shirt,
        _id: 'other main',
        images: shirt.images.map((image) => ({ ...image, flagman: !image.flagman })),
        sizes: [{ size: 'One size', quantity: 1, quantityReserved: 0, description: 'x' }],
      },
    ];
    const whole = products.map((product) => ({ ...extensionsOf(emptyDetails), ...product }));
    const rows = rowsOf(productsToCsv(whole, allowedSizes), whole);
    expect(rows.map(({ kind }) => kind)).toEqual(products.map(() => 'same'));
  });
});

describe('a dry run', () => {
  it('checks only cells that differ from the product', () => {
    const old = { ...shirt, swatch: 'red', description: ' spaces ' };
    const text = productsToCsv([old], allowedSizes);
    const plan = (file: string) => planImport(file, [old], rules);
    expect(plan(text)).toMatchObject({ rows: [{ kind: 'same' }] });
    expect(plan(text.replace('89.00', '95.00'))).toMatchObject({
      rows: [{ kind: 'change', differences: [{ field: 'price' }], change: { swatch: 'red' } }],
    });
  });

  it('names stored values that the server refuses once the product changes', () => {
    const old = { ...shirt, composition: '90 % Cotton' };
    const text = productsToCsv([old], allowedSizes);
    const plan = (file: string) => planImport(file, [old], { ...rules, picturesNumber: 1 });
    expect(plan(text)).toMatchObject({ rows: [{ kind: 'same' }] });
    const composition = expect.stringMatching(/^composition /);
    expect(plan(text.replace('89.00', '95.00'))).toMatchObject({
      rows: [{ kind: 'error', problems: [composition, 'images must be at most 1'] }],
    });
    expect(plan(text.replace('90 % Cotton', '95 % Cotton'))).toMatchObject({
      rows: [{ kind: 'error', problems: [composition] }],
    });
  });

  it('does not check stored values by rules that are unknown', () => {
    const old = { ...shirt, composition: '90 % Cotton' };
    const { version: _, ...ofAnotherServer } = old;
    const unloaded = { ...rules, allowedSizes: [] };
    for (const [product, known] of [
      [ofAnotherServer, rules],
      [old, unloaded],
    ] as const) {
      const text = productsToCsv([product], known.allowedSizes).replace('89.00', '95.00');
      expect(planImport(text, [product], known)).toMatchObject({ rows: [{ kind: 'change' }] });
    }
  });

  it('lists a row’s changes with old and new values, and keeps the rest', () => {
    const [row] = rowsOf(
      `id,price,S,XXL,images\n${shirt._id},95.5,,4,women-linen-camp-shirt-back.webp`,
    );
    expect(row).toMatchObject({ kind: 'error', problems: ['S can’t go below 1: reserved'] });
    const [fine] = rowsOf(
      `id,price,XS,XXL,images\n${shirt._id},95.5,,4,women-linen-camp-shirt-back.webp`,
    );
    expect(fine).toMatchObject({
      kind: 'change',
      number: 2,
      name: shirt.name,
      differences: [
        { field: 'price', from: '$89.00', to: '$95.50' },
        {
          field: 'images',
          from: 'women-linen-camp-shirt-front.webp (main), women-linen-camp-shirt-back.webp',
          to: 'women-linen-camp-shirt-back.webp (main)',
        },
        { field: 'size XS', from: '6', to: 'not offered' },
        { field: 'size XS, description', from: 'Chest 84 cm', to: '' },
        { field: 'size XXL', from: 'not offered', to: '4' },
      ],
      change: {
        id: shirt._id,
        version: 3,
        name: shirt.name,
        sizes: [
          { size: 'S', quantity: 9, quantitySeen: 9, description: 'Chest 90 cm' },
          { size: 'M', quantity: 3, quantitySeen: 3, description: 'Chest 96 cm' },
          { size: 'L', quantity: 4, quantitySeen: 4, description: 'Chest 102 cm' },
          { size: 'XL', quantity: 12, quantitySeen: 12, description: 'Chest 108 cm' },
          { size: 'XXL', quantity: 4, description: '' },
        ],
      },
    });
  });

  it('keeps the stock if the file does not change it, whatever was sold since the export', () => {
    const sold = (size: string, quantity: number) => ({
      ...{ size, quantity, quantityReserved: 0, description: '' },
    });
    const product = { ...shirt, sizes: [sold('S', 3), sold('M', 9), sold('XL', 7)] };
    const exported = productsToCsv([product], allowedSizes);
    // A week later: six of M are sold, XL is gone, L is new.
    const now = { ...product, sizes: [sold('S', 3), sold('M', 3), sold('L', 4)] };
    expect(rowsOf(exported, [now])).toMatchObject([{ kind: 'same' }]);
    const [dearer] = rowsOf(exported.replace('89.00', '95.00'), [now]);
    expect(dearer).toMatchObject({
      differences: [{ field: 'price', from: '$89.00', to: '$95.00' }],
      change: { price: 95, sizes: [{ quantity: 3 }, { quantity: 3 }, { size: 'L', quantity: 4 }] },
    });
  });

  it('sets a quantity that the file changes, and reports how the stock has changed since', () => {
    const file = (M: string) => `id,S,M,stockSeen\n${shirt._id},9,${M},S=8; M=9`;
    expect(rowsOf(file('12'))).toMatchObject([
      {
        differences: [{ field: 'size M', from: '3 (9 at the export)', to: '12' }],
        change: { sizes: [{}, { size: 'S', quantity: 9 }, { size: 'M', quantity: 12 }, {}, {}] },
      },
    ]);
    expect(rowsOf(`id,XS,stockSeen\n${shirt._id},,XS=8`)).toMatchObject([
      {
        differences: [
          { field: 'size XS', from: '6 (8 at the export)', to: 'not offered' },
          { field: 'size XS, description' },
        ],
      },
    ]);
    expect(rowsOf(file('3'))).toMatchObject([{ kind: 'same' }]);
    expect(problemsOf(`id,M,stockSeen\n${shirt._id},12,nine`)).toEqual([
      ['stockSeen has “nine”, which is not written as M=9; L=3'],
    ]);
  });

  it('reduces a price, and refuses a regular price that is not above it', () => {
    const product = { ...shirt, regularPrice: 0 };
    const file = (regular: string) => `id,price,regularPrice\n${shirt._id},80,${regular}`;
    expect(rowsOf(file('120'), [product])).toMatchObject([
      { change: { id: shirt._id, price: 80, regularPrice: 120 } },
    ]);
    expect(rowsOf(file('80'), [product])).toMatchObject([
      { kind: 'error', problems: ['regularPrice is not above the price'] },
    ]);
    expect(rowsOf(file(''), [{ ...product, regularPrice: 120 }])).toMatchObject([
      { change: { price: 80, regularPrice: 0 } },
    ]);
  });

  it('trims kind, colour and style, and refuses an invalid swatch', () => {
    const product = { ...shirt, kind: '', colour: '', swatch: '', style: '' };
    const [right] = rowsOf(`id,kind,colour,swatch,style\n${shirt._id}, Shirts ,Clay,#B5795A,camp`, [
      product,
    ]);
    expect(right).toMatchObject({
      change: { kind: 'Shirts', colour: 'Clay', swatch: '#B5795A', style: 'camp' },
    });
    const [wrong] = rowsOf(`id,swatch\n${shirt._id},red`, [product]);
    expect(wrong).toMatchObject({
      problems: ['swatch has “red”, which is not written as #b5795a'],
    });
  });

  it('lists and applies changes of measurements', () => {
    const [, row] = fromCsv(productsToCsv([merinoCrew], ['S']));
    expect(row?.cells.find((cell) => cell.startsWith('S: '))).toBe(
      'S: length 66, chest 50.5, shoulder 43, sleeve 64; M: length 68, chest 53, shoulder 44.5, sleeve 65; L: length 70, chest 56, shoulder 46, sleeve 66; XL: length 72, chest 59.5, shoulder 48, sleeve 67',
    );
    const [changed] = rowsOf(`id,measures,M\n${merinoCrew._id},L: Chest 57; M: chest 1,`, [
      merinoCrew,
    ]);
    expect(changed).toMatchObject({ change: { measures: [{ size: 'L', chest: 57 }] } });
  });

  it.each([
    ['M chest 52', 'measures has “M chest 52”, which is not written as S: length 68'],
    ['M: waist 52', 'measures has “M: waist 52”, which is not written as S: length 68'],
    ['M: chest 52.55', 'measures has “M: chest 52.55”, which is not written as S: length 68'],
    ['M: chest 400', 'measures has “M: chest 400”, which is not written as S: length 68'],
    ['M: chest 52; M: length 70', 'measures has “M: chest 52; M: length 70”, which is not'],
    ['Medium: chest 52', 'measures has “Medium”, which is not a size here'],
  ])('refuses the measures %j', (cell, problem) => {
    const [row] = rowsOf(`id,measures\n${shirt._id},"${cell}"`, [{ ...shirt, measures: [] }]);
    expect(row).toMatchObject({ problems: [expect.stringContaining(problem)] });
  });

  it('changes the material', () => {
    const product = { ...shirt, material: 'Linen.' };
    const [row] = rowsOf(`id,material\n${shirt._id},100% linen.`, [product]);
    expect(row).toMatchObject({
      differences: [{ field: 'material', from: 'Linen.', to: '100% linen.' }],
      change: { id: shirt._id, material: '100% linen.' },
    });
  });

  it('changes the weight, which is in whole grams', () => {
    const product = { ...shirt, weight: '240' };
    const [changed, wrong] = rowsOf(`id,weight\n${shirt._id},310\n${shirt._id},0.31 kg`, [product]);
    expect(changed).toMatchObject({
      differences: [{ field: 'weight', from: '240', to: '310' }],
      change: { id: shirt._id, weight: '310' },
    });
    expect(wrong).toMatchObject({
      problems: expect.arrayContaining(['weight has “0.31 kg”, which is not written as 320']),
    });
  });

  it('skips fields that the shop’s products lack, and reports what would be lost', () => {
    const { mostPopular: _, ...plain } = shirt;
    const header = 'id,name,price,category,mostPopular';
    const [added, changed, lost] = rowsOf(
      `${header}\n,Cap,12,kid,no\n${shirt._id},Shirt,12,women,no\n,Cap,12,kid,yes`,
      [plain],
    );
    expect(added?.kind === 'add' && added.product).not.toHaveProperty('mostPopular');
    expect(changed?.kind === 'change' && changed.change).not.toHaveProperty('mostPopular');
    expect(lost).toMatchObject({ problems: ['mostPopular is not something this shop stores'] });
  });

  it('knows the sizes of every scale, and the scale of a product', () => {
    const { allowedSizes } = envParamsWith(exampleScales);
    const table = 'name,price,category,sizeScale,W28 L32,37.5,One size\n';
    const plan = planImport(
      `${table}Jeans,90,men,Waist and length,3,,\nBag,40,women,,,,2`,
      [{ ...shirt, sizeScale: '' }],
      { allowedSizes, picturesNumber },
    );
    expect(plan).toMatchObject({
      rows: [
        { product: { sizeScale: 'Waist and length', sizes: [{ size: 'W28 L32', quantity: 3 }] } },
        { product: { sizeScale: '', sizes: [{ size: 'One size', quantity: 2 }] } },
      ],
    });
  });

  it('puts sizes into the order of the product’s scale', () => {
    const numbers = { ...readyScale('Women’s numbers'), id: shirt._id, version: 1 };
    const sizeScales = [numbers, ...exampleScales];
    const plan = planImport(
      'name,price,category,sizeScale,38,37.5,37\nBoots,90,women,Women’s shoes,1,2,3',
      [{ ...shirt, sizeScale: '' }],
      { allowedSizes: envParamsWith(sizeScales).allowedSizes, sizeScales, picturesNumber },
    );
    const sizes = ['37', '37.5', '38'].map((size) => ({ size }));
    expect(plan).toMatchObject({ rows: [{ product: { sizes } }] });
  });

  it('adds a new product for a row without an id', () => {
    const [row] = rowsOf(
      'Name,Price,Category,newCollection,images,m\n Cap ,12,kid,YES,a.webp| b.webp,3',
    );
    expect(row).toMatchObject({
      kind: 'add',
      number: 2,
      name: 'Cap',
      product: {
        name: 'Cap',
        description: '',
        price: 12,
        category: 'kid',
        newCollection: true,
        mostPopular: false,
        images: [
          { name: 'a.webp', flagman: true },
          { name: 'b.webp', flagman: false },
        ],
        sizes: [{ size: 'M', quantity: 3, description: '' }],
      },
    });
  });

  it('adds new products as drafts on request, whatever their rows say', () => {
    const drafts = { ...shirt, draft: true };
    const file = `id,name,price,category,draft\n,Cap,12,kid,no\n,Hat,12,kid,\n${shirt._id},Shirt,12,women,no`;
    const rows = rowsOf(file, [drafts]);
    const draftsOf = (planned: PlannedRow[]) =>
      planned.map((row) => row.kind === 'add' && row.product.draft);
    expect(draftsOf(rows)).toEqual([false, false, false]);
    expect(draftsOf(withDrafts(rows))).toEqual([true, true, false]);
    expect(withDrafts(rows)[2]).toBe(rows[2]);
    expect(rows[2]).toMatchObject({ change: { draft: false } });
  });

  it.each([
    ['id,name\nghost,Cap', 'id “ghost” belongs to no product'],
    [`id,name\n${shirt._id},`, 'name is empty'],
    [
      `id,price\n${shirt._id},12.5050`,
      'price has “12.5050”, which is not an amount with at most two decimals',
    ],
    [
      `id;price\n${shirt._id};1.249`,
      'price has “1.249”, which can be read in several ways: write 1249.95 or 1249,95, with nothing between thousands',
    ],
    [`id,price\n${shirt._id},0`, 'price is not between 0.01 and 100000'],
    [`id,category\n${shirt._id},dogs`, 'category has “dogs”, which is not women, men or kid'],
    [
      `id,mostPopular\n${shirt._id},maybe`,
      'mostPopular has “maybe”, which is neither true nor false',
    ],
    [`id,M\n${shirt._id},two`, 'M has “two”, which is not a whole number'],
    [`id,M\n${shirt._id},-1`, 'M has “-1”, which is not a whole number'],
    [`id,M\n${shirt._id},1.5`, 'M has “1.5”, which is not a whole number'],
    [`id,L\n${shirt._id},3`, 'L can’t go below 4: reserved'],
    [
      `id,images\n${shirt._id},../x.webp`,
      'images has “../x.webp”, which is not the name of a picture',
    ],
    [`id,images\n${shirt._id},a.webp|a.webp`, 'images has a picture twice'],
    [`id,images\n${shirt._id},a|b|c|d|e|f`, 'images has more than 5 pictures'],
    [`id,name,price\n${shirt._id},Cap`, 'there are 2 cells where row 1 has 3'],
    [`id,name\n${shirt._id},${'x'.repeat(121)}`, 'name is longer than 120 characters'],
    ['name,category\nCap,men', 'price is missing, which a new product needs'],
  ])('refuses %j with the reason', (text, problem) => {
    expect(problemsOf(text)).toEqual([[problem]]);
  });

  it('refuses a duplicate id, and uses the first', () => {
    expect(problemsOf(`id,price\n${shirt._id},95\n${shirt._id},96`)).toEqual([
      'change',
      ['id is in row 2 already'],
    ]);
  });

  it('reads a spreadsheet’s file with semicolons', () => {
    expect(rowsOf(`id;price\n${shirt._id};95.00`)[0]).toMatchObject({ kind: 'change' });
  });

  it.each(['id;price;regularPrice\n', 'id\tprice\tregularPrice\n', 'id,price,regularPrice\n'])(
    'accepts a decimal comma in a file that starts with %j',
    (header) => {
      const separator = header.charAt(2);
      const cells = [shirt._id, separator === ',' ? '"129,50"' : '129,50', '0'];
      const product = { ...shirt, regularPrice: 0 };
      expect(rowsOf(header + cells.join(separator), [product])).toMatchObject([
        { change: { price: 129.5, regularPrice: 0 } },
      ]);
    },
  );

  it.each(['1.249', '1,249', '1.249,95', '1,249.95', '1 249,95', '1’249'])(
    'does not guess the meaning of %j',
    (price) => {
      expect(problemsOf(`id;price\n${shirt._id};${price}`)).toEqual([
        [expect.stringContaining('with nothing between thousands')],
      ]);
    },
  );

  it.each([
    ['Women', 'women'],
    [' MEN ', 'men'],
    ['Kids', 'kid'],
    ['kid', 'kid'],
  ])('accepts the category %j', (cell, category) => {
    expect(rowsOf(`name,price,category\nCap,12,${cell}`)).toMatchObject([
      { product: { category } },
    ]);
  });

  it('names a row with its colour', () => {
    expect(rowsOf('name,colour,price,category\nCap,Navy,12,men\n,Navy,12,men')).toMatchObject([
      { name: 'Cap, Navy' },
      { name: '' },
    ]);
  });

  it.each([
    ['', 'There are no rows in this file.'],
    ['id,name', 'There are no rows in this file.'],
    ['id,fit,3XL\nx,y,z', 'Row 1: there is no column “fit”, “3XL” here.'],
    ['id,price,Price\nx,1,2', 'Row 1: the column “price” is there twice.'],
  ])('rejects %j', (text, problem) => {
    expect(problemOf(text)).toEqual({ problem });
  });
});

describe('a file of errors', () => {
  const text = 'name,price,category,error\nCape,,women,old\nTee,9,hats,old,beyond';

  function errorsOf(file: string): string {
    const plan = planImport(file, [], rules);
    if ('problem' in plan) throw new Error(plan.problem);
    const failed = plan.rows.flatMap((row) => (row.kind === 'error' ? [row] : []));
    return productErrorsToCsv(plan.header, failed);
  }

  it('has the original rows, and the errors of each', () => {
    const [header, ...rows] = fromCsv(errorsOf(text)).map(({ cells }) => cells);
    expect(header).toEqual(['name', 'price', 'category', 'error']);
    expect(rows).toEqual([
      ['Cape', '', 'women', 'Row 2: price is empty'],
      [
        'Tee',
        '9',
        'hats',
        'Row 3: there are 5 cells where row 1 has 4; category has “hats”, which is not women, men or kid',
        'beyond',
      ],
    ]);
  });

  it('has the ids of products that were added without their translations', () => {
    const rows = [
      { number: 2, cells: ['Cape', '9'], problems: ['no texts'], id: 'p1' },
      { number: 3, cells: ['Tee', ''], problems: ['price is empty'] },
    ];
    const cellsOf = (csv: string) => fromCsv(csv).map(({ cells }) => cells.slice(0, -1));
    expect(cellsOf(productErrorsToCsv(['name', 'price'], rows))).toEqual([
      ['id', 'name', 'price'],
      ['p1', 'Cape', '9'],
      ['', 'Tee', ''],
    ]);
    expect(cellsOf(productErrorsToCsv(['ID', 'name'], rows))[1]).toEqual(['p1', '9']);
  });

  it('is imported unchanged, once it is corrected', () => {
    const mended = errorsOf(text)
      .replace('Cape,', 'Cape,1.50')
      .replace('hats', 'men')
      .replace(',beyond', '');
    expect(rowsOf(mended, []).map(({ kind }) => kind)).toEqual(['add', 'add']);
  });
});

describe('codes in a product file', () => {
  const barcode = '4006381333931';
  const coded: AdminProduct = {
    ...shirt,
    sizes: shirt.sizes.map((entry) =>
      entry.size === 'M' ? { ...entry, sku: 'LCS-M', barcode } : { ...entry, sku: '', barcode: '' },
    ),
  };
  const plan = (text: string, stockCodes = true) => {
    const read = planImport(text, [coded], { ...rules, stockCodes });
    if ('problem' in read) throw new Error(read.problem);
    return read.rows[0];
  };

  it('are exported where the server stores them, and imported again without a change', () => {
    const text = productsToCsv([coded], allowedSizes);
    expect(text).toContain(`M=LCS-M,M=${barcode}`);
    expect(plan(text)?.kind).toBe('same');
    expect(productsToCsv([shirt], allowedSizes)).not.toContain('skus');
  });

  it('are changed and cleared by size, and kept without their column', () => {
    const row = plan(`id,skus\r\n${coded._id},S=LCS-S; L= LCS-L\r\n`);
    if (row?.kind !== 'change') throw new Error(JSON.stringify(row));
    const codes = row.change.sizes.map(({ size, sku, barcode: code }) => [size, sku, code]);
    expect(codes).toContainEqual(['S', 'LCS-S', '']);
    expect(codes).toContainEqual(['L', 'LCS-L', '']);
    expect(codes).toContainEqual(['M', '', barcode]);
    expect(row.differences).toContainEqual({ field: 'size M, SKU', from: 'LCS-M', to: '' });
  });

  it('are refused with a message that says what to write', () => {
    const problems = (cells: string, stockCodes?: boolean) => {
      const row = plan(`id,barcodes\r\n${coded._id},${cells}\r\n`, stockCodes);
      return row?.kind === 'error' ? row.problems.join() : row?.kind;
    };
    expect(problems('M=4006381333930')).toContain('its check digit is 1');
    expect(problems(barcode)).toContain('is not written as M=LCS-M; L=LCS-L');
    expect(problems(`77=${barcode}`)).toContain('“77”, which is not a size here');
    expect(problems(`M=${barcode}`, false)).toContain('is not something this shop stores');
  });
});
