import { describe, expect, it } from 'vitest';
import { formatOrderNumber } from '../../contract/rules/orderNumber.ts';
import { ownerLimits } from '../../contract/rules/ownerLimits.ts';
import { checkFonts } from '../../server/print/faces.ts';
import { anonymizeOrder } from '../../server/repositories/customerData.ts';
import { findOrder, updateOrder } from '../../server/repositories/orders.ts';
import { makeOrderLink } from '../../server/services/orders/orderMails.ts';
import { type Customer, signedUp, visitor } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { readPdf } from './support/pdfText.ts';
import { placeOrder } from './support/placeOrder.ts';
import { servicesOn } from './support/services.ts';
import { openTestApp } from './support/testApp.ts';

type Answer = Awaited<ReturnType<Customer['call']>>;

/** Text of each page of a PDF reply. */
async function pagesOf(answer: Answer): Promise<string[]> {
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['cache-control']).toBe('no-store');
  return readPdf(answer.rawPayload);
}

describe('printed documents of orders', async () => {
  const now = () => new Date('2026-03-01T12:00:00Z');
  const shop = await forSuite(
    openTestApp({
      products: [exampleProduct(1), exampleProduct(2)],
      prints: { paper: 'Letter', seller: ['Hemline Lda', 'NIF 501 234 567'], fonts: [] },
    }),
  );
  const ana = await signedUp(shop.app, 'ana@shop.test');
  const ben = await signedUp(shop.app, 'ben@shop.test');
  const admin = await newAdmin(shop, 'admin@shop.test');

  type Placed = Omit<Parameters<typeof placeOrder>[1], 'userId' | 'at'>;

  const place = (order: Partial<Placed> = {}) =>
    placeOrder(shop.db, {
      ...{ userId: ana.id, at: '2026-02-28T12:00:00Z' },
      lines: [
        [1, 'M', 2, 8900, 'Linen Camp Shirt'],
        [2, 'One size', 1, 3550, 'Cotton Tote'],
      ],
      ...order,
    });
  const numberOf = async (id: string) =>
    formatOrderNumber((await findOrder(shop.db, id))?.number ?? 0);
  const print = (kind: string, ...ids: string[]) => admin.call('POST /printorders', { kind, ids });

  it('are an invoice with all stored data of the order', async () => {
    const id = await place();
    await updateOrder(shop.db, id, {
      ...{ deliveryName: 'Standard', deliveryCents: 500, totalCents: 20070 },
      ...{ code: 'SPRING', discountCents: 1780 },
    });
    const answer = await ana.call(`GET /invoice/${id}`);
    const number = await numberOf(id);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="invoice-${number}.pdf"`,
    );
    const [page = '', ...others] = await pagesOf(answer);
    expect(others).toEqual([]);
    for (const text of [
      ...['Invoice', number, '28 February 2026', 'Hemline Lda', 'NIF 501 234 567', 'Paid'],
      ...['ann@shop.test', '+351912345678', 'Rua Augusta 1', '1100-048', 'Page 1 of 1'],
      ...['Linen Camp Shirt', 'M', '$89.00', '$178.00', 'Cotton Tote', 'One size', '$35.50'],
      ...['Subtotal', '$213.50', 'Delivery: Standard', '$5.00', 'Code SPRING', '−$17.80'],
      ...['Total', '$200.70'],
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toMatch(/tax|refund/i);
  });

  it('are a packing slip for what is left, for one parcel, or for all that were sent', async () => {
    const id = await place();
    const send = (requestId: string, lines: object[]) =>
      admin.call(`POST /sendparcel/${id}`, { requestId, lines });
    await send(exampleId(21), [{ line: 0, quantity: 1 }]);
    const [rest = '', ...none] = await pagesOf(await print('packingSlip', id));
    expect(none).toEqual([]);
    expect(rest).toContain('Parcel 2');
    expect(rest).toContain('Cotton Tote');
    const body = { kind: 'packingSlip', ids: [id], parcel: exampleId(21) };
    const [first = ''] = await pagesOf(await admin.call('POST /printorders', body));
    expect(first).toContain('Parcel 1');
    expect(first).not.toContain('Cotton Tote');
    await send(exampleId(22), [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ]);
    expect(await pagesOf(await print('packingSlip', id))).toHaveLength(2);
  });

  it('are addressed to the recipient', async () => {
    const contact = { fullName: 'Ann-Sofie Brandão' };
    const id = await place({ contact });
    const address = /Ann-Sofie Brandão\s+Rua Augusta 1\s+1100-048 Lisbon\s+Portugal/;
    const [slip = ''] = await pagesOf(await print('packingSlip', id));
    expect(slip).toMatch(address);
    const [invoice = ''] = await pagesOf(await print('invoice', id));
    expect(invoice.match(/Ann-Sofie Brandão/g)).toHaveLength(2);
    const handedOver = await place({ contact: { ...contact, address: '' } });
    const [other = ''] = await pagesOf(await print('packingSlip', handedOver));
    expect(other).toContain('Ann-Sofie Brandão');
  });

  it('explain how to return something, even without an emailed link', async () => {
    const helpOf = async (id: string) => {
      const [slip = ''] = await pagesOf(await print('packingSlip', id));
      return slip.replace(/\s+/g, ' ');
    };
    expect(await helpOf(await place())).toContain('Open your order by the link in our email');
    const byTelephone = await place({
      ...{ contact: { email: '', phone: '' }, manualPayment: 'cash' },
    });
    const help = await helpOf(byTelephone);
    expect(help).toMatch(/Tell us what comes back: https?:\S+\/contacts\. From then on/);
    expect(help).not.toContain('our email');
    expect(help).not.toContain('Contact ');
  });

  it('are a return slip while units are on their way back', async () => {
    const id = await place({ delivery: 'delivered' });
    expect((await print('returnSlip', id)).statusCode).toBe(409);
    const body = { reason: 'tooSmall', lines: [{ line: 0, quantity: 1 }] };
    expect((await ana.call(`POST /returnorder/${id}`, body)).statusCode).toBe(200);
    for (const answer of [
      await print('returnSlip', id),
      await ana.call(`GET /invoice/${id}?kind=returnSlip`),
    ]) {
      const [slip = ''] = await pagesOf(answer);
      for (const text of ['Return slip', 'Send to', 'Linen Camp Shirt', 'Refund']) {
        expect(slip).toContain(text);
      }
      expect(slip).not.toContain('Cotton Tote');
    }
    expect((await ben.call(`GET /invoice/${id}?kind=returnSlip`)).statusCode).toBe(404);
    const both = { reason: 'tooSmall', lines: [0, 1].map((line) => ({ line, quantity: 1 })) };
    await ana.call(`POST /returnorder/${id}`, both);
    const { requests = [] } = (await findOrder(shop.db, id)) ?? {};
    const arrived = { lines: [{ line: 0, restocked: 1, damaged: 0 }] };
    for (const request of requests) {
      await admin.call(`POST /receivereturn/${request.id}`, arrived);
    }
    const [rest = ''] = await pagesOf(await print('returnSlip', id));
    expect(rest).toContain('Cotton Tote');
    expect(rest).not.toContain('Linen Camp Shirt');
  });

  it('list refunds', async () => {
    const id = await place({ payment: 'refunded', delivery: 'cancelled' });
    const [page = ''] = await pagesOf(await ana.call(`GET /invoice/${id}`));
    expect(page).toMatch(/Payment\s+.*Refunded/s);
    expect(page).toContain('−$213.50');
    expect(page).toMatch(/Total after refunds\s+\$0\.00/);
  });

  it('show the tax in the total, and in what remains of it', async () => {
    const id = await place();
    const tax = { taxes: [{ name: 'VAT', rate: 23, cents: 3992 }] };
    await updateOrder(shop.db, id, tax);
    const [page = ''] = await pagesOf(await ana.call(`GET /invoice/${id}`));
    expect(page).toMatch(/Total\s+\$213\.50\s+Including 23% VAT\s+\$39\.92/);
    const partly = await place({ payment: 'refunded', delivery: 'cancelled' });
    await updateOrder(shop.db, partly, tax);
    const [refunded = ''] = await pagesOf(await ana.call(`GET /invoice/${partly}`));
    expect(refunded).toMatch(/Total after refunds\s+\$0\.00\s+Including 23% VAT\s+\$0\.00/);
  });

  it('show each tax of an order with several', async () => {
    const id = await place();
    const vat = (rate: number, cents: number) => ({ name: 'VAT', rate, cents });
    await updateOrder(shop.db, id, { taxes: [vat(23, 3000), vat(6, 300)] });
    const [page = ''] = await pagesOf(await ana.call(`GET /invoice/${id}`));
    expect(page).toMatch(/\$213\.50\s+Including 23% VAT\s+\$30\.00\s+Including 6% VAT\s+\$3\.00/);
  });

  it('are a packing slip with boxes, without prices or internal notes', async () => {
    const id = await place({ lines: [[1, 'M', 2, 8900, 'Linen Camp Shirt, Terracotta']] });
    await updateOrder(shop.db, id, { notes: 'A difficult one', customerNote: 'Two boxes.' });
    const [page = ''] = await pagesOf(await print('packingSlip', id));
    for (const text of [
      ...['Packing slip', await numberOf(id), 'Linen Camp Shirt, Terracotta'],
      ...['Rua Augusta 1', 'Two boxes.', 'You have 14 days from the delivery'],
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain('$');
    expect(page).not.toContain('difficult');
  });

  it('have no column of sizes while every line is of one size', async () => {
    const id = await place({ lines: [[2, 'One size', 1, 3550, 'Cotton Tote']] });
    for (const kind of ['invoice', 'packingSlip']) {
      const [page = ''] = await pagesOf(await print(kind, id));
      expect(page).toContain('Cotton Tote');
      expect(page).not.toMatch(/size/i);
      const [mixed = ''] = await pagesOf(await print(kind, await place()));
      expect(mixed).toContain('Size');
    }
  });

  it('are one file for several orders, in the requested order, each on its own pages', async () => {
    const long = await place({
      lines: Array.from({ length: 60 }, (_, line) => [1, `${line}`, 1, 1000, `Shirt ${line}`]),
    });
    const short = await place();
    const answer = await print('invoice', long, short, long);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="invoices.pdf"');
    const pages = await pagesOf(answer);
    const feet = pages.map((page) => /Page \d of \d/.exec(page)?.[0]);
    expect(feet).toEqual([1, 2, 3, 4].map((page) => `Page ${page} of 4`).concat('Page 1 of 1'));
    expect(pages[1]).toContain('Quantity');
    expect(pages[3]).toContain('$600.00');
    expect(pages[4]).toContain(await numberOf(short));
  });

  it('show names in the fonts’ scripts, and list missing characters', async () => {
    const address = 'Łucja Žižková Ǧ, Ольга Соколова, Νίκος, 12345';
    const known = await place({ contact: { address } });
    const [page = ''] = await pagesOf(await print('packingSlip', known));
    for (const part of address.split(', ')) expect(page).toContain(part);
    expect(page).not.toContain('could not be printed');
    const accents = 'Ṣọlá Ẹ̀bùn Ọlọ́run, Ольга Nguyễn Νίκος Ngọc, Ḥasan Ṭāhā, 12345';
    const accented = await place({ contact: { address: accents } });
    const [third = ''] = await pagesOf(await print('packingSlip', accented));
    for (const part of accents.split(', '))
      expect(third.normalize('NFC')).toContain(part.normalize('NFC'));
    expect(third).not.toContain('could not be printed');
    const barred = await place({ contact: { address: 'Ḵn Ƶ, Taipei, Taiwan, 12345' } });
    const [fourth = ''] = await pagesOf(await print('packingSlip', barred));
    expect(fourth).toContain('Kn ?');
    expect(fourth).toContain('Letters that could not be printed');
    const unknown = await place({ contact: { address: '王小明, Taipei, Taiwan, 12345' } });
    const [other = ''] = await pagesOf(await print('packingSlip', unknown));
    expect(other).toContain('???');
    expect(other).toContain('Letters that could not be printed');
  });

  it('break a word that is longer than its line, and lose none of it', async () => {
    const word = Array.from({ length: 90 }, (_, part) => `Ž${part}`).join('');
    const order = await place({ contact: { address: `${word}, Lisbon, Portugal, 12345` } });
    const [page = ''] = await pagesOf(await print('packingSlip', order));
    expect(page.replace(/\s/g, '')).toContain(word);
  });

  it('use additional fonts if they can be read', async () => {
    await checkFonts([]);
    for (const file of ['/nowhere.ttf', 'README.md']) {
      await expect(checkFonts([file])).rejects.toThrow(
        `PRINT_FONTS is wrong: "${file}" is no font that can be read.`,
      );
    }
  });

  it('contain the orders that have one, and report the others with the reason', async () => {
    const paid = await place();
    const pending = await place({ payment: 'pending' });
    const cancelled = await place({ delivery: 'cancelled' });
    const name = { pending: await numberOf(pending), cancelled: await numberOf(cancelled) };
    const slips = await print('packingSlip', cancelled, paid, pending);
    expect(slips.headers['x-message']).toBe(
      `1 packing slip printed. 2 orders were left out: ${name.cancelled} was cancelled, ${name.pending} is not paid.`,
    );
    const number = await numberOf(paid);
    expect(slips.headers['content-disposition']).toContain(`packing-slip-${number}.pdf`);
    const [page = '', ...others] = await pagesOf(slips);
    expect(page).toContain(number);
    expect(others).toEqual([]);
    const invoices = await print('invoice', cancelled, paid, pending);
    expect(invoices.headers['x-message']).toBe(
      `2 invoices printed. 1 order was left out: ${name.pending} is not paid.`,
    );
    expect((await print('invoice', paid)).headers).not.toHaveProperty('x-message');
  });

  it('are refused if no order has one', async () => {
    const pending = await place({ payment: 'pending' });
    const refunded = await place({ payment: 'refunded', delivery: 'returned' });
    const none = await print('packingSlip', pending, refunded);
    expect(none.statusCode).toBe(409);
    expect(none.json().message).toBe(
      `Nothing to print: ${await numberOf(pending)} is not paid, ${await numberOf(refunded)} was refunded.`,
    );
    expect((await ana.call(`GET /invoice/${pending}`)).statusCode).toBe(409);
  });

  it('are a packing slip while the goods are the customer’s: on account too, not during a refund', async () => {
    const onAccount = await place({ payment: 'pending', manualPayment: 'unpaid' });
    expect((await print('packingSlip', onAccount)).statusCode).toBe(200);
    expect((await print('invoice', onAccount)).statusCode).toBe(409);
    const due = await place({ refundPending: true });
    const refused = await print('packingSlip', due);
    expect(refused.json().message).toBe(
      `Nothing to print: ${await numberOf(due)} is being refunded.`,
    );
    expect((await print('invoice', due)).statusCode).toBe(200);
  });

  it('are an invoice as it was before a correction, which has another number', async () => {
    const id = await place();
    const number = await numberOf(id);
    const corrected = {
      ...{ notes: '', payment_status: 'paid', delivery_status: 'processing' },
      address: 'Rua Garrett 7, Lisbon, Portugal, 1200-203',
    };
    expect((await admin.call(`POST /handleorder/${id}`, corrected)).statusCode).toBe(200);
    const newest = await ana.call(`GET /invoice/${id}`);
    expect(newest.headers['content-disposition']).toContain(`invoice-${number}-2.pdf`);
    const [page = ''] = await pagesOf(newest);
    for (const text of ['Rua Garrett 7', `${number}-2`, 'Replaces invoice']) {
      expect(page).toContain(text);
    }
    const printVersion = (version: number) =>
      admin.call('POST /printorders', { kind: 'invoice', ids: [id], version });
    const replaced = await printVersion(1);
    expect(replaced.headers['content-disposition']).toContain(`invoice-${number}.pdf`);
    const [before = ''] = await pagesOf(replaced);
    for (const text of ['Rua Augusta 1', 'Hemline Lda', '$213.50']) expect(before).toContain(text);
    expect(before).not.toMatch(/Garrett|-2|Replaces/);
    expect((await printVersion(2)).statusCode).toBe(404);
    for (const wrong of [{ ids: [id, await place()] }, { kind: 'packingSlip' }]) {
      const body = { kind: 'invoice', ids: [id], version: 1, ...wrong };
      const refused = await admin.call('POST /printorders', body);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toContain('ids must name one order');
    }
    const stored = await findOrder(shop.db, id);
    if (stored) await anonymizeOrder(shop.db, stored);
    const [erased = ''] = await pagesOf(await printVersion(1));
    expect(erased).toContain('$213.50');
    expect(erased).not.toContain('Augusta');
  });

  it('are private, and limited to what fits in one file', async () => {
    const id = await place();
    expect((await ben.call(`GET /invoice/${id}`)).statusCode).toBe(404);
    expect((await ana.call('GET /invoice/nothing')).statusCode).toBe(404);
    expect((await print('invoice', id, exampleId(99))).statusCode).toBe(404);
    expect((await print('invoice', 'nothing')).statusCode).toBe(404);
    expect((await print('invoice')).statusCode).toBe(400);
    expect((await print('label', id)).statusCode).toBe(400);
    const ids = Array.from({ length: ownerLimits.prints.max + 1 }, (_, number) =>
      exampleId(number),
    );
    expect((await print('invoice', ...ids)).statusCode).toBe(400);
  });

  it('require the zip code with a link', async () => {
    const id = await place();
    const link = await makeOrderLink(servicesOn(shop.db, now), id);
    const token = link.split('token=')[1];
    const anybody = visitor(shop.app);
    const ask = (zip?: string) => anybody.call('POST /linkedinvoice', { token, zip });
    expect((await ask()).statusCode).toBe(400);
    const wrong = await ask('99999');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).not.toContain('Augusta');
    const [page = ''] = await pagesOf(await ask('1100048'));
    expect(page).toContain('Rua Augusta 1');
  });
});
