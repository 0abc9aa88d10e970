import { describe, expect, it, onTestFinished } from 'vitest';
import { exampleEnvParams } from '../../contract/examples/shop.ts';
import { dollars, setCurrency } from '../../contract/rules/money.ts';
import { extensionFields } from '../../contract/rules/productExtensions.ts';
import { currencyOf } from '../../server/lib/settings.ts';
import { sizeOf } from '../../src/lib/shopFile/options.ts';
import type { RowReader } from '../../src/lib/shopFile/rowReader.ts';
import { htmlToText, readMoney } from '../../src/lib/shopFile/shopCells.ts';
import { audienceOf, readShopFile } from '../../src/lib/shopFile/shopFile.ts';
import { planShopFile } from '../../src/lib/shopFile/shopPlan.ts';
import { priceOf } from '../../src/lib/shopFile/shopPrices.ts';
import {
  likelyAnswers,
  questionsOf,
  type ShopAnswers,
} from '../../src/lib/shopFile/shopQuestions.ts';
import {
  shopifyMarkets,
  shopifyWhole,
  squareWhole,
  woocommerceWhole,
} from './shopFiles/markets.ts';
import { evershop, square, unnamedShop } from './shopFiles/others.ts';
import { shopifyBefore, shopifySince } from './shopFiles/shopify.ts';
import { woocommerce } from './shopFiles/woocommerce.ts';
import { woocommerceLanguages } from './shopFiles/woocommerceLanguages.ts';

const rules = { ...exampleEnvParams, stockCodes: true, picturesNumber: 5 };

function read(text: string, answers: Partial<ShopAnswers> = {}) {
  const file = readShopFile(text, rules.allowedSizes);
  if (!file) throw new Error('It counts as a file of this shop');
  const questions = questionsOf(file, rules, ['Coats']);
  const rows = planShopFile(
    file,
    questions,
    { ...likelyAnswers(questions), ...answers },
    { ...rules, today: '2026-03-12', extensions: extensionFields },
  );
  return { file, questions, rows };
}

function added(text: string, answers?: Partial<ShopAnswers>) {
  return read(text, answers).rows.flatMap((row) => (row.kind === 'add' ? row : []));
}

const sizesOf = ({ product }: ReturnType<typeof added>[number]) =>
  product.sizes.map(({ size, quantity }) => `${size} ${quantity}`).join(', ');

const refusals = (text: string) =>
  read(text).rows.flatMap((row) => (row.kind === 'error' ? `${row.name}: ${row.problems}` : []));

describe('a file of Shopify', () => {
  it('becomes a product for each colour, with its sizes, sale and pictures', () => {
    const [camel, navy] = added(shopifyBefore);
    expect(read(shopifyBefore).file.layout).toBe('shopify');
    expect(camel?.product).toMatchObject({
      ...{
        name: 'Wool Coat',
        colour: 'Camel',
        style: 'wool-coat',
        category: 'women',
        kind: 'Coats',
      },
      ...{ price: 189, regularPrice: 249, draft: false },
      description: 'Warm & long.\n\n• Two pockets\n• Lined',
      images: [
        { name: 'https://cdn.shop.example/wool-coat-camel.jpg?v=1', flagman: true },
        { name: 'https://cdn.shop.example/detail.jpg?v=1', flagman: false },
        { name: 'https://cdn.shop.example/lining.jpg?v=1', flagman: false },
      ],
    });
    expect([camel, navy].map((each) => each?.product.weight)).toEqual(['1250', '1200']);
    expect(camel?.notes).toEqual(['Its sizes weigh 1200, 1250 g: all will weigh 1250 g']);
    expect(camel && sizesOf(camel)).toBe('S 4, L 0');
    expect(camel?.product.sizes[0]).toMatchObject({ sku: 'WC-CAM-S', barcode: '4006381333931' });
    expect(navy?.product).toMatchObject({ colour: 'Navy', style: 'wool-coat', price: 199 });
    expect(navy?.product.images.map(({ name }) => name.split('/').at(-1))).toEqual([
      ...['wool-coat-navy.jpg?v=1', 'detail.jpg?v=1', 'lining.jpg?v=1'],
    ]);
    expect([camel?.oldPaths, navy?.oldPaths]).toEqual([['/products/wool-coat'], []]);
  });

  it('reads drafts, one size, waists with lengths, and a third option as a colour', () => {
    const [, , scarf, dark, light] = added(shopifyBefore, {
      groups: {
        Scarves: { category: 'women', kind: 'Scarves' },
        'Jeans · men': { category: 'men', kind: 'Jeans' },
        "Women's Coats · women": { category: 'women', kind: 'Coats' },
      },
      units: 3,
    });
    expect(scarf?.product).toMatchObject({ draft: true, style: '', sizeScale: 'One size' });
    expect(scarf && sizesOf(scarf)).toBe('One size 3');
    expect(scarf?.product.images[0]?.name).toBe('https://cdn.shop.example/scarf.jpg');
    expect(dark?.product).toMatchObject({
      colour: 'Dark',
      price: 1089,
      draft: true,
      category: 'men',
    });
    expect(dark && sizesOf(dark)).toBe('W32 L34 3');
    expect(dark?.product.sizeScale).toBe('Waist and length');
    expect(dark?.notes?.[0]).toMatch(/^The barcode 123 is left out: it must have/);
    expect(light?.notes).toEqual(['The SKU DJ-1 is left out: another size has it']);
  });

  it('refuses gift cards, and products without a category, with the reason', () => {
    expect(refusals(shopifyBefore)).toEqual([
      'Linen Scarf: no category is chosen for “Scarves”',
      'Gift Card: is a gift card, which is not imported',
    ]);
  });

  it('since 2025, saved by a German spreadsheet and with its header twice, is read as well', () => {
    const [shirt, belt] = added(shopifySince);
    expect(shirt?.product).toMatchObject({
      ...{ name: 'Leinenhemd', colour: 'Blau', kind: 'Hemden', category: 'men' },
      ...{ price: 89.95, regularPrice: 109.95, description: 'Kühl\nund weit' },
      ...{ sizeScale: 'Men’s numbers', weight: '210' },
    });
    expect(shirt && sizesOf(shirt)).toBe('48 4, 50 1');
    expect(belt?.product).toMatchObject({ name: 'Gürtel', colour: 'brown', price: 49 });
    expect(added(shopifySince)).toHaveLength(2);
  });
});

describe('a whole export', () => {
  const shown = (text: string) =>
    added(text).map(({ product }) => [
      ...[product.name, product.colour, product.category, product.kind, product.price],
      product.sizes.map(({ size, quantity }) => `${size} ${quantity}`).join(', '),
    ]);

  it('from Shopify has the prices of the shop, not of its markets, and the colours of its options', () => {
    expect(shown(shopifyMarkets)).toEqual([
      ['Linen Midi Dress', 'Sage', 'women', 'Dresses', 129, 'XS 5, S 3'],
      ['Linen Midi Dress', 'Terracotta', 'women', 'Dresses', 99, 'XS 0'],
      ['Organic Tee', 'white', 'men', 'T-Shirts', 35, 'M 12'],
    ]);
    const [sage, , tee] = added(shopifyMarkets);
    expect(sage?.product.images.map(({ name }) => name.split('/').at(-1))).toEqual([
      ...['dress-sage.jpg', 'dress-back.jpg', 'dress-detail.jpg'],
    ]);
    expect(sage?.product.material).toBe('linen');
    expect(tee?.product.draft).toBe(true);
  });

  it('from Shopify since 2025 has rows of pictures only, and the metafields of all variants', () => {
    expect(shown(shopifyWhole)).toEqual([
      ['Rain Coat', 'Navy', 'kid', 'Rain Coats', 210, 'S 4'],
      ['Rain Coat', 'Yellow', 'kid', 'Rain Coats', 210, 'S 1'],
    ]);
    const unlisted = shopifyWhole.replace(',Active,', ',Unlisted,');
    expect(added(unlisted).map(({ product }) => product.draft)).toEqual([true, true]);
  });

  it('from WooCommerce has entities, escaped commas, defaults, swatches and meta data', () => {
    expect(shown(woocommerceWhole)).toEqual([
      ['Men’s Oxford Shirt & Tie', 'White', 'men', 'Shirts, Oxford', 59.9, 'S 4'],
      ['Men’s Oxford Shirt & Tie', 'Light Blue', 'men', 'Shirts, Oxford', 44.9, 'M 2'],
      ['Wool Beanie', 'Grey', 'women', 'Hats', 25, 'One size 9'],
    ]);
    const entities = woocommerceWhole.replaceAll('Light Blue', 'Salt &amp; Pepper');
    expect(added(entities)[1]?.product.colour).toBe('Salt & Pepper');
    expect(added(entities.replace('Shirts\\, Oxford', 'Shirts &amp; Ties'))[0]?.product.kind).toBe(
      'Shirts & Ties',
    );
  });

  it('from Square adds up its locations, and names the kind among its categories', () => {
    expect(shown(squareWhole)).toEqual([
      ['Cord Trousers', 'Rust', 'women', 'Trousers', 89, '36 3, 38 4'],
    ]);
  });
});

describe('a file of WooCommerce', () => {
  it('joins variations by SKU and id, and shares the stock of those for any size', () => {
    const [blue, green] = added(woocommerce);
    expect(read(woocommerce).file.layout).toBe('woocommerce');
    expect(blue?.product).toMatchObject({
      ...{ name: 'V-Neck Tee', colour: 'Blue', category: 'women', kind: 'Tees' },
      ...{ price: 15, regularPrice: 20 },
      description: 'Soft jersey.\n\nFirst line\n\nSecond line\n• Cotton',
    });
    expect(blue && sizesOf(blue)).toBe('L 3, M 2, S 2');
    expect(blue?.product.images.map(({ name }) => name)).toEqual([
      ...['https://old.example/tee-blue.jpg', 'https://old.example/tee-1.jpg'],
    ]);
    expect(green && sizesOf(green)).toBe('S 2');
    expect(blue?.oldPaths).toEqual(['/product/v-neck-tee']);
  });

  it('reads simple products, ended sales, materials and private ones', () => {
    const [, , beanie, belt] = added(woocommerce);
    expect(beanie?.product).toMatchObject({
      ...{ name: 'Beanie with Logo', colour: 'Gray', material: 'Wool, Cotton', category: 'men' },
      ...{ price: 12, regularPrice: 0, saleUntil: '' },
      sizes: [{ size: 'One size', quantity: 0, barcode: '4006381333931', sku: 'beanie' }],
    });
    expect(belt?.product).toMatchObject({ price: 1055.5, draft: true });
    expect(belt && sizesOf(belt)).toBe('One size 0');
  });

  it('refuses what is not sent by parcel, and variations without their product', () => {
    expect(refusals(woocommerce)).toEqual([
      'Album: is not sent by parcel, as all products of this shop are',
      'Logo Set: is a group of other products: import those',
      'Pennant: is sold by another shop',
      'Lost - Red: is a variation of “lost”, which is not in the file',
    ]);
  });
});

describe('a file of WooCommerce with rows in any order', () => {
  const header =
    'ID,Type,SKU,Name,Published,Description,In stock?,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)';
  const variation = '2,variation,A-S,"Linen Shirt - S",1,,1,4,"59,90",,id:9,Size,S';
  const parent =
    '9,variable,,Linen Shirt,-1,"[vc_row][vc_column width=""1/2""]<p>Soft [M].</p>[/vc_column][/vc_row][caption]Blue[/caption]",1,,,Women > Shirts,,Size,"S, M"';

  it('names a product as its own row does, even below its variations, and keeps its state', () => {
    const [shirt] = added([header, variation, parent].join('\n'));
    expect(shirt).toMatchObject({
      oldPaths: ['/product/linen-shirt'],
      product: { name: 'Linen Shirt', price: 59.9, draft: true },
    });
  });

  it('leaves out the shortcodes of page builders', () => {
    const [shirt] = added([header, parent, variation].join('\n'));
    expect(shirt?.product.description).toBe('Soft [M].\n\nBlue');
  });
});

describe('a file of WooCommerce in another language', () => {
  /** With a sale that has begun, and a product of which none is left. */
  const rows = woocommerceWhole
    .slice(woocommerceWhole.indexOf('\n'))
    .replace(
      'Blue, M",1,0,visible,,,,,taxable',
      'Blue, M",1,0,visible,,,2026-03-01,2026-03-30,taxable',
    )
    .replace(
      'Wool Beanie,1,0,visible,Warm,,,,taxable,,1,9',
      'Wool Beanie,1,0,visible,Warm,,,,taxable,,0,',
    );
  const [english = ''] = woocommerceWhole.split('\n');
  // The columns behind the second attribute.
  const rest = ',Meta: _yoast_wpseo_title,Meta: price_usd';

  it.each(Object.entries(woocommerceLanguages))('%s is read like an English one', (_, header) => {
    const expected = added(english + rows, { units: 5 });
    expect(expected.map(({ product }) => product.saleUntil)).toContain('2026-03-30');
    expect(expected.map(sizesOf)).toContain('One size 0');
    expect(added(header + rest + rows, { units: 5 }).map(({ product }) => product)).toEqual(
      expected.map(({ product }) => product),
    );
  });

  it('and without attributes is recognised by the types of its rows', () => {
    const [beanie] = added(
      'ID,Type,Nom,Tarif régulier,Catégories\n1,simple,Bonnet,20,Femme > Bonnets',
    );
    expect(beanie?.product).toMatchObject({ name: 'Bonnet', price: 20, kind: 'Bonnets' });
  });
});

describe('files of other shops', () => {
  it('that begin with ID and type are of WooCommerce only with its types', () => {
    const { layout, roles } = read('ID,Type,Name,Price\n1,Dresses,Slip Dress,20').file;
    expect([layout, roles]).toEqual(['other', ['id', 'kind', 'name', 'price']]);
  });

  it('from Square add up the stock of all places, and split the names of variations', () => {
    const groups = { Bags: { category: 'women', kind: 'Bags' } } as const;
    const all = added(square, {
      groups: { ...likelyAnswers(read(square).questions).groups, ...groups },
    });
    const [jacket, tote, red, grey] = all;
    expect(jacket?.product).toMatchObject({
      colour: 'Olive',
      price: 120,
      category: 'men',
      kind: 'Jackets',
    });
    expect(jacket && sizesOf(jacket)).toBe('M 5, L 1');
    expect(tote?.product).toMatchObject({ price: 20, regularPrice: 25, draft: true });
    expect(red?.product).toMatchObject({ colour: 'Red', sizes: [{ size: 'S', quantity: 5 }] });
    expect(grey?.product).toMatchObject({ colour: 'Grey', sizes: [{ size: 'L', quantity: 6 }] });
  });

  it('from EverShop join the variants of a group, with pictures to choose', () => {
    const [runner, cap] = added(evershop);
    expect(runner?.product).toMatchObject({
      ...{ name: 'Runner', colour: 'Red', price: 80, regularPrice: 100, sizeScale: 'Men’s shoes' },
      images: [{ name: 'runner-red.jpg', flagman: true }, { name: 'runner-side.jpg' }],
    });
    expect(runner && sizesOf(runner)).toBe('40 5, 41 2');
    expect(cap?.product).toMatchObject({ colour: 'Black', draft: true, kind: 'Hats' });
  });

  it('from EverShop join variants of different names, each with its own state, stock and page', () => {
    const [red, blue] =
      added(`sku,name,url_key,price,qty,stock_availability,status,category,variant_group,attr:color,attr:size
A-40,Runner - Red 40,runner-red-40,100.0000,5,true,true,Men > Shoes,runner,Red,40
A-41,Runner - Red 41,runner-red-41,90.0000,2,false,false,Men > Shoes,runner,Red,41
B-41,Runner - Blue 41,runner-blue-41,100.0000,9,true,false,Men > Shoes,runner,Blue,41
`);
    expect(red?.product).toMatchObject({ name: 'Runner', colour: 'Red', draft: false });
    expect(red && sizesOf(red)).toBe('40 5, 41 0');
    expect(red?.notes).toEqual(['Its sizes cost $90.00, $100.00: all will cost $100.00']);
    expect(blue?.product).toMatchObject({ name: 'Runner', colour: 'Blue', draft: true });
    expect(red?.oldPaths).toEqual(['/runner-red-40', '/runner-red-41']);
    expect(blue?.oldPaths).toEqual(['/runner-blue-41']);
  });

  it('from any other shop are read by the names of their columns in many languages', () => {
    const [dress] = added(unnamedShop);
    expect(dress?.product).toMatchObject({
      ...{
        name: 'Strickkleid',
        price: 1249.95,
        colour: 'Rot',
        swatch: '#b3261e',
        category: 'women',
        kind: 'Kleider',
      },
      sizeScale: 'Women’s numbers',
    });
    expect(dress && sizesOf(dress)).toBe('38 4, 40 1');
  });
});

it.each([
  ['Weight (kg)', '0.3', '300'],
  ['Poids (kg)', '0,45', '450'],
  ['Weight (lbs)', '.5', '227'],
  ['Weight (oz)', '12', '340'],
  ['Gewicht (g)', '320', '320'],
  ['Peso (kg)', '1.250', '1250'],
  ['Weight', '0.068357', '68'],
  ['item weight', '8.5 oz', '241'],
  ['Variant Weight Unit', 'kg', ''],
  ['Weight unit for display', 'g', ''],
  ['weight_class', '2', ''],
])('reads %s %s as the weight %j', (column, cell, weight) => {
  const [cape] = added(`Name,Price,Gender,${column}\nCape,20,women,"${cell}"`);
  expect(cape?.product.weight).toBe(weight);
});

it('gives variations of WooCommerce the weight of their product', () => {
  const weights = added(woocommerceWhole).map(({ product }) => product.weight);
  expect(weights).toEqual(['300', '300', '100']);
});

it('asks once for each value of a product type, and for sizes that no scale has', () => {
  const { questions } = read(shopifyBefore);
  expect(questions.groups).toEqual([
    { group: "Women's Coats · women", count: 1, category: 'women', kind: 'Coats' },
    { group: 'Scarves', count: 1, category: '', kind: 'Scarves' },
    { group: 'Jeans · men', count: 1, category: 'men', kind: 'Jeans' },
  ]);
  expect(
    questions.sizes.map(({ sizes, scales }) => [sizes, scales.map(({ name }) => name)]),
  ).toEqual([
    [['One size'], ['One size', 'One size (new)']],
    [['W32 L34'], ['Waist and length', 'W32 L34']],
  ]);
  expect(questions.uncounted).toBe(1);
});

it('leaves files with columns of this shop to it', () => {
  expect(readShopFile('name,price,fit,M\nCape,20,wide,1', rules.allowedSizes)).toBeUndefined();
  const changed = 'id,name,fit\n01940000-0000-7000-8000-000000000001,Cape,wide';
  expect(readShopFile(changed, rules.allowedSizes)).toBeUndefined();
});

it.each([
  ['<p>A &amp; B</p><p>C<br>D</p>', 'A & B\n\nC\nD'],
  ['<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
  ['<h2>Care</h2><script>go()</script><style>p{}</style>', 'Care'],
  ['&lt;p&gt;Twice&lt;/p&gt;', 'Twice'],
  ['Size < 5 &amp; up\nnext line', 'Size < 5 & up\nnext line'],
])('reads the description %j as %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

it.each([
  ['$1,249.00', 1249],
  ['1.249,95 €', 1249.95],
  ['29.9900', 29.99],
  ['1\u00a0249,95', 1249.95],
  ['89.-', 89],
  ['variable', undefined],
])('reads the price %j as %j', (cell, price) => {
  expect(readMoney(cell)).toBe(price);
});

it.each([
  ['JPY', '1200.00', undefined],
  ['JPY', '12.50', 'Use an amount such as ¥12,500.'],
  ['KWD', '4.995', 'Use an amount such as KWD\u00a012.500.'],
])('in %s, reports a price of %s as %j', (code, price, problem) => {
  onTestFinished(() => setCurrency(dollars));
  setCurrency(currencyOf(code));
  const cells: Partial<Record<string, string>> = { price };
  const row = { number: 2, cells: [], isBroken: false };
  const reader = { get: (_: unknown, role: string) => cells[role] ?? '' } as unknown as RowReader;
  const read = priceOf([row], [row], reader, {
    layout: 'other',
    decimal: '.',
    today: '2026-03-01',
  });
  expect('problem' in read ? read.problem : undefined).toBe(problem);
});

it('reads an amount with three digits after its separator like the file’s other amounts', () => {
  expect([readMoney('12.500', '.'), readMoney('12.500', ',')]).toEqual([12.5, 12500]);
});

it.each([
  ['Large', 'L'],
  ['2XL', 'XXL'],
  ['x-large', 'XL'],
  ['EU 38', '38'],
  ['W32/L34', 'W32 L34'],
  ['32x30', 'W32 L30'],
  ['11x14', '11x14'],
  ['4 Years', '4Y'],
  ['3-6 Months', '3–6M'],
  ['One Size Fits All', 'One size'],
  ['Grande', 'L'],
  ['S/M', 'S/M'],
])('spells the size %j as %j', (text, size) => {
  expect(sizeOf(text, rules.allowedSizes)).toBe(size);
});

it.each([
  ["Women's Shirts", 'women'],
  ['Herrenmode, Herren', 'men'],
  ['Menswear', 'men'],
  ['Kids > Girls', 'kid'],
  ['Baby blue dress', undefined],
  ['men, women', undefined],
])('takes %j for %j', (text, category) => {
  expect(audienceOf([text])).toBe(category);
});
