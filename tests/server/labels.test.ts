import { describe, expect, it } from 'vitest';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { readPdf, readPlaces } from './support/pdfText.ts';
import { openTestApp } from './support/testApp.ts';

const codes = { S: '4006381333931', M: '036000291452', L: '96385074', XL: '14006381333938' };

const sizes = Object.entries(codes).map(([size, barcode]) => ({
  ...{ size, quantity: 5, description: '', sku: `LCS-${size}`, barcode },
}));

describe('labels of sizes', async () => {
  const shop = await forSuite(
    openTestApp({
      products: [exampleProduct(1), exampleProduct(2, { name: 'Linen Shirt', sizes })],
      prints: { paper: 'Letter', seller: [], fonts: [] },
    }),
  );
  const admin = await newAdmin(shop, 'admin@shop.test');
  const print = (lines: object[]) => admin.call('POST /printlabels', { lines });

  it('have name, size, price, SKU and barcode, as many as requested, on sheets of 24', async () => {
    const lines = Object.keys(codes).map((size) => ({
      ...{ productId: exampleId(2), size, copies: 7 },
    }));
    const answer = await print(lines);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const [first = '', second = '', ...others] = await readPdf(answer.rawPayload);
    expect(others).toEqual([]);
    for (const text of ['Linen Shirt', 'LCS-S', '4006381333931', '036000291452', '96385074']) {
      expect(first).toContain(text);
    }
    expect(second).toContain('14006381333938');
    expect(first.match(/LCS-M/g)).toHaveLength(7);
  });

  it('have a barcode only for sizes with one, and refuse unknown sizes and too many labels', async () => {
    const label = { productId: exampleId(1), size: 'M', copies: 1 };
    expect((await print([label])).statusCode).toBe(200);
    expect((await print([{ ...label, size: 'Q' }])).statusCode).toBe(404);
    const many = await print([
      { ...label, copies: 900 },
      { ...label, copies: 900 },
    ]);
    expect(many.statusCode).toBe(400);
    expect(many.json().message).toContain('At most 960 labels');
  });

  it('are mirrored in a shop whose first language begins at the right', async () => {
    const arabic = await openTestApp({ products: [exampleProduct(1)], languages: ['ar'] });
    const arabicAdmin = await newAdmin(arabic, 'admin@shop.test');
    const lines = [{ productId: exampleId(1), size: 'M', copies: 1 }];
    const { rawPayload } = await arabicAdmin.call('POST /printlabels', { lines });
    const places = await readPlaces(rawPayload);
    expect(places.find(({ text }) => text === 'Product 1')?.right).toBeCloseTo(14);
    // The sign is behind the amount.
    expect(places.map(({ text }) => text)).toContain('$ 10.00');
    await arabic.close();
  });
});
