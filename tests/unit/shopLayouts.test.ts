import { describe, expect, it } from 'vitest';
import { exampleEnvParams } from '../../contract/examples/shop.ts';
import { extensionFields } from '../../contract/rules/productExtensions.ts';
import { joinCombinations } from '../../src/lib/shopFile/combinations.ts';
import { readShopFile } from '../../src/lib/shopFile/shopFile.ts';
import { planShopFile } from '../../src/lib/shopFile/shopPlan.ts';
import { likelyAnswers, questionsOf } from '../../src/lib/shopFile/shopQuestions.ts';

const rules = { ...exampleEnvParams, stockCodes: true, picturesNumber: 5 };

function read(text: string) {
  const file = readShopFile(text, rules.allowedSizes);
  if (!file) throw new Error('It counts as a file of this shop');
  const questions = questionsOf(file, rules, []);
  const { groups, ...likely } = likelyAnswers(questions);
  const answered = Object.entries(groups).map(([group, { kind }]) => [
    group,
    { category: 'women' as const, kind },
  ]);
  const answers = { ...likely, groups: Object.fromEntries(answered) };
  const about = { ...rules, today: '2026-03-12', extensions: extensionFields };
  const rows = planShopFile(file, questions, answers, about);
  const products = rows.flatMap((row) => (row.kind === 'add' ? row.product : []));
  return { layout: file.layout, uncounted: questions.uncounted, products, rows };
}

/** Invented products in the columns of files that such shops really export. */
const shown = (text: string) =>
  read(text).products.map(({ name, colour, kind, price, regularPrice, sizes, ...product }) => [
    ...[name, colour, kind, price, regularPrice, product.weight],
    sizes.map(({ size, quantity }) => `${size} ${quantity}`).join(', '),
  ]);

describe('a file of Wix', () => {
  const header =
    'handleId,fieldType,name,description,productImageUrl,collection,sku,price,surcharge,visible,discountMode,discountValue,inventory,weight,productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2';
  const dress = [
    header,
    'product_1,Product,Wrap Dress,<p>Light</p>,ab12_cd~mv2.jpg;ab12_ef~mv2.jpg,Dresses;Sale,,80.0,,true,PERCENT,25.0,0,0.4,Colour,COLOR,#ffc0cb:Pink;black:Black,Size,DROP_DOWN,S;M',
    'product_1,Variant,,,,,WD-P-S,,0.0,true,,,3,0.4,,,#ffc0cb:Pink,,,S',
    'product_1,Variant,,,,,WD-P-M,,10.0,true,,,OutOfStock,0.4,,,#ffc0cb:Pink,,,M',
    'product_1,Variant,,,,,WD-B-S,,0.0,true,,,1,0.4,,,black:Black,,,S',
    'product_1,Variant,,,,,WD-B-M,,0.0,false,,,9,0.4,,,black:Black,,,M',
  ].join('\n');

  it('adds surcharges, takes off the discount, and leaves out hidden variants', () => {
    expect(read(dress).layout).toBe('wix');
    expect(shown(dress)).toEqual([
      ['Wrap Dress', 'Pink', 'Dresses', 67.5, 90, '400', 'S 3, M 0'],
      ['Wrap Dress', 'Black', 'Dresses', 60, 80, '400', 'S 1'],
    ]);
    expect(read(dress).products.map(({ style }) => style)).toEqual(['wrap-dress', 'wrap-dress']);
    expect(read(dress).products[0]?.images[0]?.name).toBe(
      'https://static.wixstatic.com/media/ab12_cd~mv2.jpg',
    );
  });

  it('keeps a value with commas as one', () => {
    const pack = [
      header,
      'product_2,Product,Vest Pack,Three vests,,Vests,,30.0,,true,PERCENT,0.0,0,0.3,Colours,DROP_DOWN,"Pink, white;Navy, red",,,',
      'product_2,Variant,,,,,V-P,,0.0,true,,,3,0.3,,,"Pink, white",,,',
      'product_2,Variant,,,,,V-N,,0.0,true,,,2,0.3,,,"Navy, red",,,',
    ];
    const expected = [
      ['Vest Pack', 'Pink, white', 'Vests', 30, 0, '300', 'One size 3'],
      ['Vest Pack', 'Navy, red', 'Vests', 30, 0, '300', 'One size 2'],
    ];
    expect(shown(pack.join('\n'))).toEqual(expected);
    const listed = shown(pack.slice(0, 2).join('\n')).map(([, colour]) => colour);
    expect(listed).toEqual(['Pink, white', 'Navy, red']);
  });

  it('without rows of variants lists the values of options, whose stock is not counted', () => {
    const tee =
      'product_2,Product,Tee,Soft,https://old.example/tee.jpg,Tees,T-1,20.0,,false,PERCENT,0.0,InStock,,Size,DROP_DOWN,S;M,,,';
    expect(shown(`${header}\n${tee}`)).toEqual([['Tee', '', 'Tees', 20, 0, '', 'S 0, M 0']]);
    expect(read(`${header}\n${tee}`)).toMatchObject({ uncounted: 2, products: [{ draft: true }] });
  });
});

it('reads the rows below a product of Squarespace, and sale prices that count', () => {
  const file = `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible,Hosted Image URLs
5ffa,b689,PHYSICAL,shop,smock,Smock,<p>Wide</p>,SM-S,Size,S,50,40,Yes,4,/tops,,0.3,Yes,https://old.example/a.jpg https://old.example/b.jpg
,ae96,,,,,,SM-M,Size,M,50,40,No,Unlimited,,,0.3,,
6ffa,c689,PHYSICAL,shop,smock-2,Smock,<p>Short</p>,SM-2,,,45,30,No,1,/tops,,0.3,No,
`;
  expect(shown(file)).toEqual([
    ['Smock', '', 'tops', 50, 0, '300', 'S 4, M 0'],
    ['Smock', '', 'tops', 45, 0, '300', 'One size 1'],
  ]);
  expect(read(file).products.map(({ draft, images }) => [draft, images.length])).toEqual([
    [false, 2],
    [true, 0],
  ]);
});

describe('a file of BigCommerce', () => {
  it('has a row for each SKU below its product', () => {
    const file = `Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Product Description,Price,Retail Price,Sale Price,Product Weight,Product Visible?,Track Inventory,Current Stock Level,Category,Product Image File - 1,Product Image File - 2,Product UPC/EAN,Product URL
Product,77,Field Shirt,P,FS,<p>Heavy</p>,60.00,75.00,0.00,0.35,Y,by option,0,Men/Shirts,https://old.example/f.jpg,https://old.example/g.jpg,,/field-shirt/
SKU,501,"[CS]Colour=Navy:#000080,[S]Size=M",,FS-N-M,,,,,,,,4,,,,4006381333931,
SKU,502,"[CS]Colour=Navy:#000080,[S]Size=L",,FS-N-L,,,,,,,,2,,,,,
SKU,503,"[CS]Colour=Olive:#808000,[S]Size=M",,FS-O-M,,,,,,,,1,,,,,
Product,78,Cap,P,CAP,Flat,20.00,0.00,15.00,0.1,N,none,0,Hats,,,,/cap/
`;
    expect(read(file).layout).toBe('bigcommerce');
    expect(shown(file)).toEqual([
      ['Field Shirt', 'Navy', 'Shirts', 60, 75, '350', 'M 4, L 2'],
      ['Field Shirt', 'Olive', 'Shirts', 60, 75, '350', 'M 1'],
      ['Cap', '', 'Hats', 15, 20, '100', 'One size 0'],
    ]);
    const [navy, , cap] = read(file).rows;
    expect(navy).toMatchObject({ oldPaths: ['/field-shirt'], product: { images: [{}, {}] } });
    expect(cap).toMatchObject({ product: { draft: true } });
  });

  it('since 2023 has a row for each variant and picture', () => {
    const file = `Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Retail Price,Sale Price,Categories,Description,Weight,Is Visible,Image URL (Import),Variant Image URL (Import)
Product,9,Linen Skirt,physical,LS,,variant,0,70,0,0,Skirts,Wide,0.4,TRUE,,
Variant,91,,,LS-S,Type=Rectangle|Name=Size|Value=S Type=Swatch|Name=Colour|Value=Sand[#c2b280],,3,,,,,,,,,https://old.example/sand.jpg
Variant,92,,,LS-M,Type=Rectangle|Name=Size|Value=M Type=Swatch|Name=Colour|Value=Sand[#c2b280],,1,,,,,,,,,
Image,,,,,,,,,,,,,,,https://old.example/skirt.jpg,
`;
    expect(shown(file)).toEqual([['Linen Skirt', 'Sand', 'Skirts', 70, 0, '400', 'S 3, M 1']]);
    expect(read(file).products[0]?.images.map(({ name }) => name)).toEqual([
      ...['https://old.example/sand.jpg', 'https://old.example/skirt.jpg'],
    ]);
  });
});

it('reads each listing of Etsy with its variations, and keeps the whole of a long name', () => {
  const long = `Hand-loomed scarf ${'in undyed wool '.repeat(9)}`.trim();
  const file = `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES,SKU
${long},"Soft.

Warm.",45.00,EUR,5,"wool_scarves,wool",Wool,https://old.example/1.jpg,https://old.example/2.jpg,Colour,Colour,"Grey,Brown",,,,
${long},Another,46.00,EUR,2,scarves,Wool,,,,,,,,,
`;
  expect(read(file).layout).toBe('etsy');
  const name = long.slice(0, 120).trim();
  expect(shown(file)).toEqual([
    [name, 'Grey', 'wool scarves', 45, 0, '', 'One size 3'],
    [name, 'Brown', 'wool scarves', 45, 0, '', 'One size 2'],
    [name, '', 'scarves', 46, 0, '', 'One size 2'],
  ]);
  expect(read(file).products[0]).toMatchObject({
    ...{ description: `${long}\n\nSoft.\n\nWarm.`, material: 'Wool' },
    images: [{ name: 'https://old.example/1.jpg' }, { name: 'https://old.example/2.jpg' }],
  });
});

it('joins variants of Magento with the product that lists them, even below it', () => {
  const file = `sku,store_view_code,attribute_set_code,product_type,categories,name,description,weight,product_online,visibility,price,special_price,url_key,base_image,qty,is_in_stock,configurable_variations
H-M,,Top,simple,Default Category/Women/Tops,Hoodie-M-Sage,,0.6,1,Not Visible Individually,52.00,,hoodie-m-sage,,4,1,
H-L,,Top,simple,Default Category/Women/Tops,Hoodie-L-Sage,,0.6,1,Not Visible Individually,52.00,,hoodie-l-sage,,0,0,
H,,Top,configurable,Default Category/Women/Tops,Hoodie,<p>Soft</p>,,1,"Catalog, Search",,,hoodie,https://old.example/h.jpg,0,1,"sku=H-M,size=M,color=Sage|sku=H-L,size=L,color=Sage"
SET,,Top,bundle,Default Category/Women/Tops,Set,,,1,"Catalog, Search",,,set,,0,1,
`;
  expect(read(file).layout).toBe('magento');
  expect(shown(file)).toEqual([['Hoodie', 'Sage', 'Tops', 52, 0, '600', 'M 4, L 0']]);
  expect(read(file).products[0]).toMatchObject({ description: 'Soft', images: [{}] });
  expect(read(file).rows.at(-1)).toMatchObject({ kind: 'error' });
});

describe('PrestaShop', () => {
  const products = `Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded or Price tax included;Tax rules ID;On sale (0/1);Discount amount;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;EAN13;Weight;Quantity;Description;Image URLs (x,y,z...)
3;1;Polo;Shirts;40.00;1;1;;25;0000-00-00;2026-12-31;PO;;0.2;9;<p>Soft</p>;https://old.example/polo.jpg
4;1;Cap;Hats;20.00;1;0;5;;2026-04-01;2026-04-30;CAP;;0.1;3;;
5;1;Belt;Belts;30.00;1;0;5;;2025-04-01;2025-04-30;BELT;;0.1;2;;
`;
  const combinations = `Product ID*;Product Reference;Attribute (Name:Type:Position)*;Value (Value:Position)*;Supplier reference;Reference;EAN13;Impact on price;Quantity;Default (0 = No, 1 = Yes);Image URLs (x,y,z...)
3;;Size:select:0, Colour:color:1;S:0, Navy:0;;PO-S-N;4006381333931;0;4;1;https://old.example/navy.jpg
3;;Size:select:0, Colour:color:1;M:1, Navy:0;;PO-M-N;;0.000000;1;0;
;PO;Size:select:0, Colour:color:1;S:0, Red:1;;PO-S-R;;8.00;2;0;
9;;Size:select:0;M:0;;LOST;;0;1;0;
`;

  it('has discounts that begin and end', () => {
    const dated = read(products).products.map((product) => [
      ...[product.name, product.price, product.regularPrice, product.salePrice],
      ...[product.saleFrom, product.saleUntil],
    ]);
    expect(dated).toEqual([
      ['Polo', 30, 40, 0, '', '2026-12-31'],
      ['Cap', 20, 0, 15, '2026-04-01', '2026-04-30'],
      ['Belt', 30, 0, 0, '', ''],
    ]);
  });

  it('has combinations in a file of its own, chosen together', () => {
    const joined = joinCombinations([combinations, products]) ?? '';
    expect(joinCombinations([products, combinations])).toBe(joined);
    expect(read(joined).layout).toBe('prestashop');
    expect(shown(joined)).toEqual([
      ['Polo', 'Navy', 'Shirts', 30, 40, '200', 'S 4, M 1'],
      ['Polo', 'Red', 'Shirts', 36, 48, '200', 'S 2'],
      ['Cap', '', 'Hats', 20, 0, '100', 'One size 3'],
      ['Belt', '', 'Belts', 30, 0, '100', 'One size 2'],
    ]);
    const [navy] = read(joined).products;
    expect(navy).toMatchObject({
      ...{ style: 'polo', description: 'Soft' },
      sizes: [{ sku: 'PO-S-N', barcode: '4006381333931' }, { sku: 'PO-M-N' }],
      images: [{ name: 'https://old.example/navy.jpg' }, {}],
    });
    expect(read(joined).rows.filter(({ kind }) => kind === 'error')).toHaveLength(1);
  });

  it.each<[string, string, number[], string | undefined]>([
    ['Price tax excluded;Price tax included', '50.00;61.50', [61.5, 73.8], undefined],
    ['Price tax excluded', '50.00;', [50, 60], 'Its price is without tax'],
    ['Price tax included', '61.50;', [61.5, 71.5], 'Surcharges are without tax in PrestaShop'],
  ])('has surcharges without tax: %s', (names, price, prices, note) => {
    const [name] = names.split(';');
    const taxed = products
      .replace(
        'Price tax excluded or Price tax included',
        names.includes(';') ? names : `${name};X`,
      )
      .replace('4;1;Cap;Hats;20.00', `4;1;Cap;Hats;${price}`)
      .replace(/^[35];.*\n/gm, '');
    const caps = `${combinations.split('\n')[0]}
4;;Colour:color:1;Navy:0;;C-N;;0;4;1;
4;;Colour:color:1;Red:1;;C-R;;10.00;2;0;`;
    const { products: read2, rows } = read(joinCombinations([caps, taxed]) ?? '');
    expect(read2.map((cap) => cap.price)).toEqual(prices);
    const notes = rows.flatMap((row) => (row.kind === 'add' ? (row.notes ?? []) : []));
    expect(notes.includes(note ?? '')).toBe(note !== undefined);
  });

  it('has fewer columns in the export of its list', () => {
    const list = `"Product ID";Image;Name;Reference;Category;"Price (tax excl.)";"Price (tax incl.)";Quantity;Status;Position
6;https://old.example/6-small.jpg;Beanie;BE-1;Hats;20.000000;24.600000;7;;1`;
    expect(read(list).layout).toBe('prestashop');
    expect(shown(list)).toEqual([['Beanie', '', 'Hats', 24.6, 0, '', 'One size 7']]);
  });

  it('has combinations that mean nothing without their products', () => {
    expect(joinCombinations([products, products])).toBeUndefined();
    expect(read(combinations).rows[0]).toMatchObject({
      problems: expect.arrayContaining([
        'is a combination: choose the file of its product together with it',
      ]),
    });
  });
});

it('reads the columns of PrestaShop and of a Russian WooCommerce', () => {
  const prestashop =
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Tax rules ID;Reference #;EAN13;Weight;Quantity;Summary;Image URLs (x,y,z...)\n7;0;Cord Cap;Hats;19,90;1;CC-1;4006381333931;0.12;8;<p>Flat</p>;https://old.example/cap.jpg';
  expect(read(prestashop).layout).toBe('prestashop');
  expect(shown(prestashop)).toEqual([['Cord Cap', '', 'Hats', 19.9, 0, '120', 'One size 8']]);
  expect(read(prestashop).products[0]).toMatchObject({ draft: true, description: 'Flat' });
  const russian =
    'ID,Тип,Артикул,Имя,Опубликован,"В наличии?",Запасы,"Вес (кг)","Базовая цена",Категории,Родительский,"Название атрибута 1","Значения атрибута 1"\n1,variable,П,Платье,1,1,,0.3,,Платья,,Размер,"S, M"\n2,variation,П-S,Платье - S,1,1,4,,50,,П,Размер,S';
  expect(read(russian).layout).toBe('woocommerce');
  expect(shown(russian)).toEqual([['Платье', '', 'Платья', 50, 0, '300', 'S 4']]);
});
