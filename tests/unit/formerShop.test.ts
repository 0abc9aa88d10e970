import { describe, expect, it, onTestFinished } from 'vitest';
import { dollars, setCurrency } from '../../contract/rules/money.ts';
import { setTimeZones } from '../../contract/rules/timeZone.ts';
import { formerDigits } from '../../src/lib/formerShop/formerDigits.ts';
import { readFormerFile } from '../../src/lib/formerShop/formerFile.ts';

const shopifyCustomers = [
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags',
  '\'7001,Ana,Souza,ana@shop.test,yes,,"Rua das Flores 12, 3º",,Lisboa,,PT,1200-109,\'+351 912 345 678,,no,189.00,1,Rings twice,no,',
  "'7002,Bob,,bob@shop.test,no,,1 Main St,Apt 4,Portland,OR,US,97201,,(503) 555-0123,no,0.00,0,,no,",
  "'7003,Cleo,,,yes,,,,,,,,,,no,0.00,0,,no,",
  "'7004,Dan,,dan@shop.test,yes,,,,Berlin,,DE,,12,,no,0.00,0,,no,",
  "'7005,Ana,,ANA@shop.test,yes,,,,,,,,,,no,0.00,0,,no,",
].join('\n');

function read(kind: 'customers' | 'orders', text: string) {
  const file = readFormerFile(kind, text);
  if (typeof file === 'string') throw new Error(file);
  return file;
}

const problemsOf = (rows: readonly { row: { number: number }; problems: string[] }[]) =>
  rows.map(({ row, problems }) => [row.number, ...problems]);

describe('a file of customers', () => {
  it('from Shopify has their names, addresses, phones, notes and consents', () => {
    const file = read('customers', shopifyCustomers);
    expect(file.layout).toBe('Shopify');
    expect(file.entries.map(({ value }) => value)).toEqual([
      {
        ...{ email: 'ana@shop.test', name: 'Ana Souza', note: 'Rings twice' },
        ...{ phone: '+351912345678', consent: true },
        address: 'Rua das Flores 12 3º, Lisboa, Portugal, 1200-109',
      },
      {
        ...{ email: 'bob@shop.test', name: 'Bob', phone: '+15035550123' },
        address: '1 Main St Apt 4, Portland OR, United States, 97201',
      },
      { email: 'dan@shop.test', name: 'Dan', consent: true },
    ]);
  });

  it('names rows that are refused or lose something', () => {
    const { refused, incomplete } = read('customers', shopifyCustomers);
    expect(problemsOf(refused)).toEqual([
      [4, 'has no email'],
      [6, 'has the email of row 2'],
    ]);
    expect(problemsOf(incomplete)).toEqual([
      [5, 'comes without the phone “12”', 'comes without the address “, Berlin, Germany”'],
    ]);
  });

  it('from WooCommerce has the address of the bill', () => {
    const file = read(
      'customers',
      [
        'ID;user_email;first_name;last_name;billing_address_1;billing_city;billing_postcode;billing_country;billing_phone;billing_email;shipping_city',
        '7;eva@shop.test;Eva;Müller;Hauptstr. 1;Berlin;10115;DE;030 901820;other@shop.test;Bonn',
      ].join('\n'),
    );
    expect(file.layout).toBe('WooCommerce');
    expect(file.entries[0]?.value).toEqual({
      ...{ email: 'eva@shop.test', name: 'Eva Müller', phone: '+4930901820' },
      address: 'Hauptstr. 1, Berlin, Germany, 10115',
    });
  });

  it('never has a consent whose date can’t be read', () => {
    const { entries, incomplete } = read(
      'customers',
      'Email,Newsletter,Consent date\neva@shop.test,yes,last week\nbo@shop.test,yes,',
    );
    expect(entries.map(({ value }) => value)).toEqual([
      { email: 'eva@shop.test', name: '' },
      { email: 'bo@shop.test', name: '', consent: true },
    ]);
    expect(problemsOf(incomplete)).toEqual([
      [2, 'comes without the consent: “last week” is not a date'],
    ]);
  });

  it('from WooCommerce has the first name of the bill if it has no other', () => {
    const { entries } = read(
      'customers',
      'user_email,first_name,last_name,billing_first_name\neva@shop.test,,Müller,Eva\nbo@shop.test,Bo,,Other',
    );
    expect(entries.map(({ value }) => value)).toMatchObject([
      { name: 'Eva Müller' },
      { name: 'Bo' },
    ]);
  });

  it('from any other shop is read by its columns, with the date of a consent', () => {
    const file = read(
      'customers',
      'E-Mail;Vorname;Nachname;Newsletter;Consent date\neva@shop.test;Eva;Müller;ja;12.03.2024',
    );
    expect(file.entries[0]?.value).toEqual({
      ...{
        email: 'eva@shop.test',
        name: 'Eva Müller',
        consent: true,
        consentAt: '2024-03-12T00:00:00.000Z',
      },
    });
    expect(readFormerFile('customers', 'Email')).toMatch(/no rows/);
    expect(readFormerFile('customers', 'Name\nEva')).toMatch(/no column with emails/);
    expect(readFormerFile('customers', 'Contact\neva@shop.test')).toMatchObject({ entries: [] });
  });
});

const shopifyOrders = [
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing City,Billing Zip,Billing Country,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Cancelled at,Refunded Amount,Id,Tags,Phone',
  '#1001,ana@shop.test,paid,2024-03-12 10:20:00 +0100,fulfilled,,no,EUR,207.00,5.00,38.71,202.00,SPRING,10.00,Standard,2024-03-12 10:15:30 +0100,1,Wool Coat - Camel / 38,189.00,,WC-1,fulfilled,Ana Bill,"Bill 1, 2",Bill 1,2,Porto,4000-001,PT,Ana Souza,Rua 12,Rua 12,,Lisboa,1200-109,,PT,+351912345678,,,0.00,55001,,',
  '#1001,ana@shop.test,,,,,,,,,,,,,,2024-03-12 10:15:30 +0100,2,Socks,9.00,,,fulfilled,,,,,,,,,,,,,,,,,,,,,,',
  '#1002,,refunded,,unfulfilled,,no,EUR,9.00,0.00,0.00,9.00,,0.00,,2024-03-13 10:00:00 +0100,1,Socks,9.00,,,,Bea,Rua 1,Rua 1,,Porto,4000-001,PT,,,,,,,,,,,2024-03-14 10:00:00 +0100,9.00,55002,,',
  '#1003,nobody,paid,,,,no,EUR,9.00,0.00,0.00,9.00,,0.00,,2024-03-13 10:00:00 +0100,1,Socks,9.00,,,,,,,,,,,,,,,,,,,,,,0.00,55003,,',
  '#1004,,paid,,,,no,EUR,9.00,0.00,0.00,9.00,,0.00,,yesterday,1,Socks,9.00,,,,,,,,,,,,,,,,,,,,,,0.00,55004,,',
].join('\n');

describe('a file of orders', () => {
  it('from Shopify joins the rows of an order', () => {
    const file = read('orders', shopifyOrders);
    expect(file.layout).toBe('Shopify');
    expect(file.entries.map(({ value }) => value)).toEqual([
      {
        ...{ number: '#1001', email: 'ana@shop.test', name: 'Ana Souza', phone: '+351912345678' },
        ...{ orderedAt: '2024-03-12T09:15:30.000Z', state: 'paid, fulfilled', currency: 'EUR' },
        ...{ delivery: 5, discount: 10, tax: 38.71, total: 202 },
        address: 'Rua 12, Lisboa, Portugal, 1200-109',
        lines: [
          { name: 'Wool Coat - Camel / 38', quantity: 1, price: 189, sku: 'WC-1' },
          { name: 'Socks', quantity: 2, price: 9 },
        ],
      },
      expect.objectContaining({
        ...{ number: '#1002', email: '', name: 'Bea', refunded: 9, total: 9 },
        ...{
          address: 'Rua 1, Porto, Portugal, 4000-001',
          state: 'refunded, unfulfilled, cancelled',
        },
      }),
    ]);
    expect(problemsOf(file.refused)).toEqual([
      [5, '“nobody” is not an email'],
      [6, '“yesterday” is not a date: write 2024-03-12'],
    ]);
  });

  it('from WooCommerce has items in cells, or as rows', () => {
    const inCells = read(
      'orders',
      [
        'order_id,order_number,order_date,status,shipping_total,tax_total,discount_total,order_total,order_currency,customer_email,billing_first_name,billing_last_name,billing_address_1,billing_city,billing_postcode,billing_country,line_item_1,line_item_2',
        '91,1091,2024-03-12 10:15:30,wc-completed,4.90,3.00,0,44.90,EUR,eva@shop.test,Eva,Müller,Hauptstr. 1,Berlin,10115,DE,name:Shirt|product_id:12|sku:SH-1|quantity:2|total:40.00|sub_total:40.00,',
      ].join('\n'),
    );
    expect(inCells.entries[0]?.value).toMatchObject({
      ...{ number: '1091', orderedAt: '2024-03-12T10:15:30.000Z', name: 'Eva Müller' },
      ...{ state: 'completed', delivery: 4.9, total: 44.9, currency: 'EUR' },
      lines: [{ name: 'Shirt', sku: 'SH-1', quantity: 2, price: 20 }],
    });
    const asRows = read(
      'orders',
      [
        'Order Number,Order Status,Order Date,First Name (Billing),Last Name (Billing),Address 1&2 (Billing),City (Billing),Postcode (Billing),Country Code (Billing),Email (Billing),Order Shipping Amount,Order Total Amount,SKU,Item #,Item Name,Quantity (- Refund),Item Cost',
        '1092,Completed,2024-03-12 10:15,Eva,Müller,Hauptstr. 1,Berlin,10115,DE,eva@shop.test,4.90,"1.234,90",SH-1,1,Shirt,2,"600,00"',
        '1092,Completed,2024-03-12 10:15,Eva,Müller,Hauptstr. 1,Berlin,10115,DE,eva@shop.test,4.90,"1.234,90",,2,Socks,1,"30,00"',
      ].join('\n'),
    );
    expect(asRows.entries).toHaveLength(1);
    expect(asRows.entries[0]?.value).toMatchObject({
      ...{ email: 'eva@shop.test', total: 1234.9, name: 'Eva Müller' },
      lines: [
        { name: 'Shirt', sku: 'SH-1', quantity: 2, price: 600 },
        { name: 'Socks', quantity: 1, price: 30 },
      ],
    });
  });

  it('never gives a customer the items of another', () => {
    const file = read(
      'orders',
      [
        'Order,Date,Email,Total,Item name',
        '1,2024-03-12,ana@shop.test,9,Socks',
        ',2024-03-12,,,Coat',
        ',2024-03-13,bea@shop.test,50,Dress',
        ',,,,Belt',
        '2,2024-03-14,ana@shop.test,9,Hat',
        '2,2024-03-14,bea@shop.test,9,Scarf',
        '3,2024-03-15,Cleo@shop.test,9,Gloves',
        '3,2024-03-15,cleo@shop.test,9,Ring',
      ].join('\n'),
    );
    const items = file.entries.map(({ value }) =>
      'lines' in value ? value.lines.map(({ name }) => name) : [],
    );
    expect(items).toEqual([
      ['Socks', 'Coat'],
      ['Gloves', 'Ring'],
    ]);
    const sameNumber =
      'has the order number of rows with another email: ana@shop.test, bea@shop.test';
    expect(problemsOf(file.refused)).toEqual([
      [4, 'has no order number, and another date or email than the row above'],
      [5, 'has no order number'],
      [6, sameNumber],
      [7, sameNumber],
    ]);
  });

  it('from WooCommerce’s analytics has its numbers and revenues', () => {
    const { entries } = read(
      'orders',
      '"Date","Order #","N. Revenue","Status","Customer"\n2024-03-12 10:00:00,1093,44.90,completed,Eva Müller',
    );
    expect(entries[0]?.value).toMatchObject({ number: '1093', total: 44.9, name: 'Eva Müller' });
  });

  it('has the name of the customer in “Name”, if another column has the number', () => {
    const file = read(
      'orders',
      "Name,Order number,Order id,Date,Total,Zip\nAna,,'7,2024-03-12,9,'01234\nBea,,8,2024-03-12,9,",
    );
    expect(file.entries.map(({ value }) => value)).toMatchObject([
      { number: '7', name: 'Ana', address: expect.stringMatching(/, 01234$/) },
      { number: '8', name: 'Bea' },
    ]);
    const alone = read('orders', 'Name,Date,Total\n17,2024-03-12,9');
    expect(alone.entries[0]?.value).toMatchObject({ number: '17', name: '' });
  });

  it.each([
    ['13/03/2024', '2024-03-13T00:00:00.000Z'],
    ['3/13/2024', '2024-03-13T00:00:00.000Z'],
    ['2024-03-13T10:00:00Z', '2024-03-13T10:00:00.000Z'],
    ['3/4/2024', undefined],
    ['"Mar 13, 2024 2:05 PM"', '2024-03-13T14:05:00.000Z'],
    ['13 March 2024 12:05 am', '2024-03-13T00:05:00.000Z'],
    ['2024-02-30', undefined],
  ])('reads the day %s', (day, orderedAt) => {
    const { entries } = read('orders', `Order,Date,Total\n1,${day},9`);
    expect(entries[0]?.value).toEqual(
      orderedAt && expect.objectContaining({ orderedAt, total: 9, lines: [] }),
    );
  });

  it('has times in the shop’s zone, and says which it can’t read', () => {
    setTimeZones('Asia/Tokyo');
    const csv = 'Order,Date,Total\n1,2024-03-13 10:00,9\n2,2024-03-13,9\n3,2024-03-13 10:00 Z,9';
    const file = read('orders', `${csv}\n4,2024-03-13 25:00,9`);
    setTimeZones('UTC');
    expect(file.entries.map(({ value }) => 'orderedAt' in value && value.orderedAt)).toEqual([
      '2024-03-13T01:00:00.000Z',
      '2024-03-12T15:00:00.000Z',
      '2024-03-13T10:00:00.000Z',
    ]);
    expect(problemsOf(file.refused)).toEqual([
      [5, '“2024-03-13 25:00” has a time that can’t be read: write 2024-03-12 10:15'],
    ]);
  });

  it('has the decimals of its currency', () => {
    const { entries } = read(
      'orders',
      'Order,Date,Currency,Total,Item,Item price\n1,2024-03-13,KWD,12.500,Coat,1.255\n2,2024-03-13,EUR,12.500,Coat,9',
    );
    expect(entries.map(({ value }) => value)).toMatchObject([
      { total: 12.5, lines: [{ price: 1.255 }] },
      { total: 12500 },
    ]);
  });

  it('has thousands in a currency with three decimals, and whole units', () => {
    const lines = (head: string, ...rows: string[]) =>
      read('orders', [head, ...rows].join('\n')).entries.map(({ value }) => value);
    const head = 'Order,Date,Currency,Total,Item,Item price,Quantity';
    const mixed = lines(head, '1,2024-03-13,KWD,"1,250",Coat,12.500,"1,250"');
    expect(mixed).toMatchObject([{ total: 1250, lines: [{ price: 12.5, quantity: 1250 }] }]);
    const commas = lines(head, '1,2024-03-13,KWD,"12,500",Coat,"1,255",2');
    expect(commas).toMatchObject([{ total: 12.5, lines: [{ price: 1.255, quantity: 2 }] }]);
    const uncertain = lines(head.replace('Item price,', ''), '1,2024-03-13,KWD,9,Pin,"1,250"');
    expect(uncertain).toMatchObject([{ lines: [{ quantity: 1250 }] }]);
  });

  it('has the decimals in use, unlike ISO 4217, in another currency than the shop’s', () => {
    const file = 'Order,Date,Currency,Total\n1,2024-03-13,IQD,"12,500"\n2,2024-03-13,HUF,"9,990"';
    const totals = read('orders', file).entries.map(({ value }) => value);
    expect(totals).toMatchObject([{ total: 12_500 }, { total: 9990 }]);
    expect(['IQD', 'HUF', 'EUR', 'KWD', '', '€'].map(formerDigits)).toEqual([0, 0, 2, 3, 2, 2]);
  });

  it('has the shop’s decimals without a currency', () => {
    onTestFinished(() => setCurrency(dollars));
    setCurrency({ code: 'KWD', sign: 'KWD ', name: 'dinars', digits: 3 });
    for (const file of [
      'Order,Date,Total\n1,2024-03-13,12.500',
      'Order,Date,Currency,Total\n1,2024-03-13,dinar,12.500',
    ]) {
      expect(read('orders', file).entries[0]?.value).toMatchObject({ total: 12.5 });
    }
  });
});
