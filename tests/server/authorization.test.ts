import { isDeepStrictEqual } from 'node:util';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { plainCollection } from '../../contract/examples/collections.ts';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { accessOf } from '../../contract/rules/calls.ts';
import { readyScale } from '../../contract/rules/readyScales.ts';
import { type Actor, anasData, draft, openAccessShop } from './support/accessShop.ts';
import { type Customer, newCustomer, password } from './support/customer.ts';
import { exampleId } from './support/exampleProduct.ts';
import { fingerprinter } from './support/fingerprint.ts';
import { redAndBlue, uploadTo } from './support/pictureFiles.ts';
import { productInput } from './support/productInput.ts';
import { recordRoutes } from './support/recordRoutes.ts';

const actors: Actor[] = ['nobody', 'guest', 'Ana', 'Ben', 'new admin', 'admin'];

/**
 * Access to each route: nobody, a guest with an order, Ana, Ben, an admin who has yet to enrol in
 * required MFA, and one who has. The column after the route names the object's owner. Rows are in
 * the order of the calls, so removals come last.
 */
const matrix = `
                                               nobody gst  Ana  Ben  new  admin
GET /api/allproducts                             200  200  200  200  200  200
GET /api/product/:id                             200  200  200  200  200  200
GET /api/product/:id of a draft                  404  404  404  404  404  404
GET /api/productcounts                           200  200  200  200  200  200
GET /api/collection/:slug                        404  404  404  404  404  404
GET /api/envparams                               200  200  200  200  200  200
GET /api/health                                  200  200  200  200  200  200
GET /api/ready                                   200  200  200  200  200  200
GET /api/s3/getimage/:imageName                  200  200  200  200  200  200
POST /api/getcartunaut                           200  200  200  200  200  200
POST /api/getcartunaut of a draft                200  200  200  200  200  200
GET /api/checkoutoptions                         200  200  200  200  200  200
GET /api/discountcode/:code                      404  404  404  404  404  404
POST /api/buygiftcard                            409  409  409  409  409  409
POST /api/giftcard                               404  404  404  404  404  404
POST /api/stockalert                             404  404  404  404  404  404
POST /api/endstockalerts                         200  200  200  200  200  200
POST /api/webvitals                              200  200  200  200  200  200
POST /api/consent                                200  200  200  200  200  200
POST /api/measure                                200  200  200  200  200  200
GET /api/getuser                                 401  401  200  200  200  200
GET /api/getcart                                 401  401  200  200  200  200
GET /api/getorders                               401  401  200  200  403  200
GET /api/formerorders                            401  401  200  200  403  200
GET /api/getfavorites                            401  401  200  200  403  200
GET /api/getrelprod                              401  401  200  200  403  200
POST /api/addtocart                              401  401  200  200  403  200
POST /api/addtocart of a draft                   401  401  404  404  403  404
POST /api/removefromcart                         401  401  200  200  403  200
POST /api/joincart                               401  401  200  200  403  200
POST /api/addfavorite/:id                        401  401  200  200  403  200
POST /api/addfavorite/:id of a draft             401  401  404  404  403  404
POST /api/removefavorite/:id                     401  401  200  200  403  200
POST /api/rate/:productId of Ana's order         401  401  200  403  403  403
POST /api/rate/:productId of a draft             401  401  404  404  403  404
POST /api/review/:productId of Ana's order       401  401  200  403  403  403
POST /api/review/:productId of a draft           401  401  404  404  403  404
POST /api/reviewpicture/:productId of Ana's order  401  401  200  403  403  403
POST /api/reviewpicture/:productId of a draft    401  401  404  404  403  404
GET /api/reviews/:productId                      200  200  200  200  200  200
GET /api/reviews/:productId of a draft           404  404  404  404  404  404
GET /api/allreviews                              401  401  403  403  403  200
POST /api/handlereview/:id                       401  401  403  403  403  404
POST /api/createorder of Ana's payment           401  404  200  404  403  404
POST /api/createorder of anybody's last payment  401  200  402  404  403  404
POST /api/stripe/create-checkout-session of Ana  401  403  200  403  403  403
POST /api/updateuser with one's own email        401  401  200  200  403  200
POST /api/updateuser with Ana's email            401  401  200  409  403  409
POST /api/saveaddress                            401  401  200  200  403  200
POST /api/saveaddress of Ana's                   401  401  200  404  403  404
POST /api/removeaddress/:id of Ana's address     401  401  200  404  403  404
POST /api/savemysize                             401  401  200  200  403  200
POST /api/login                                  401  401  200  200  200  401
POST /api/login with Ana's email                 401  401  200  401  401  401
POST /api/signup                                 200  200  200  200  200  200
POST /api/guestcheckout                          200  200  200  200  200  200
POST /api/keeporder of one's own                 401  200  200  200  403  200
POST /api/openorder of a guessed link            404  404  404  404  404  404
POST /api/cancelorder of a guessed link          404  404  404  404  404  404
POST /api/neworderlink of a guessed link         404  404  404  404  404  404
POST /api/mailorderlink                          200  200  200  200  200  200
POST /api/linkedinvoice of a guessed link        404  404  404  404  404  404
GET /api/invoice/:id of Ana's order              401  401  200  404  403  404
POST /api/forgotpassword                         200  200  200  200  200  200
POST /api/resetpassword                          400  400  400  400  400  400
GET /api/allorders                               401  401  403  403  403  200
GET /api/ordercounts                             401  401  403  403  403  200
GET /api/orderhistory/:id of Ana's order         401  401  403  403  403  200
POST /api/newsletter                             401  401  200  200  403  200
POST /api/confirmnewsletter                      400  400  400  400  400  400
GET /api/newsletter                              401  401  403  403  403  200
GET /api/formershop                              401  401  403  403  403  200
GET /api/allformerorders                         401  401  403  403  403  200
POST /api/importcustomers                        401  401  403  403  403  200
POST /api/importorders                           401  401  403  403  403  200
POST /api/mailformercustomers                    401  401  403  403  403  200
POST /api/removeformerorders                     401  401  403  403  403  200
POST /api/eraseformerorders/:id of nobody        401  401  403  403  403  404
GET /api/exportformerorders/:id of nobody        401  401  403  403  403  404
GET /api/customers                               401  401  403  403  403  200
GET /api/customer/:id of Ana                     401  401  403  403  403  200
POST /api/customernote/:id of Ana                401  401  403  403  403  200
GET /api/exportcustomer/:id of Ana               401  401  403  403  403  200
POST /api/deletecustomer/:id of nobody           401  401  403  403  403  404
GET /api/staff                                   401  401  403  403  403  200
GET /api/activity                                401  401  403  403  403  200
GET /api/apikeys                                 401  401  403  403  403  200
POST /api/makeapikey                             401  401  403  403  403  200
POST /api/revokeapikey/:id                       401  401  403  403  403  200
GET /api/webhooks                                401  401  403  403  403  200
POST /api/makewebhook                            401  401  403  403  403  200
POST /api/changewebhook/:id                      401  401  403  403  403  404
POST /api/renewwebhook/:id                       401  401  403  403  403  404
GET /api/webhookmessages/:id                     401  401  403  403  403  404
POST /api/testwebhook/:id                        401  401  403  403  403  404
POST /api/resendmessage/:id                      401  401  403  403  403  404
POST /api/deletewebhook/:id                      401  401  403  403  403  200
POST /api/invitestaff                            401  401  403  403  403  200
POST /api/changestaff/:id of nobody              401  401  403  403  403  404
POST /api/removestaff/:id of nobody              401  401  403  403  403  404
GET /api/giftcards                               401  401  403  403  403  200
POST /api/issuegiftcard                          401  401  403  403  403  409
POST /api/blockgiftcard/:id                      401  401  403  403  403  404
POST /api/resendgiftcard/:id                     401  401  403  403  403  404
POST /api/refundgiftcard/:id                     401  401  403  403  403  404
GET /api/shopsummary                             401  401  403  403  403  200
POST /api/printlabels                            401  401  403  403  403  200
POST /api/printorders of Ana's order             401  401  403  403  403  200
POST /api/handleorder/:id of Ana's order         401  401  403  403  403  200
POST /api/returnlinkedorder of a guessed link    404  404  404  404  404  404
POST /api/returnorder/:id of Ana's order         401  401  200  404  403  404
POST /api/paydifference/:id                      401  401  404  404  403  404
POST /api/paylinkeddifference of a guessed link  404  404  404  404  404  404
POST /api/settledifference/:id                   401  401  403  403  403  404
POST /api/sendparcel/:id of Ana's order          401  401  403  403  403  409
POST /api/changelines/:id of Ana's order         401  401  403  403  403  409
POST /api/openreturn/:id of Ana's order          401  401  403  403  403  409
POST /api/receivereturn/:id                      401  401  403  403  403  404
POST /api/refusereturn/:id                       401  401  403  403  403  404
POST /api/sendexchange/:id                       401  401  403  403  403  404
POST /api/refundreturns/:id of Ana's order       401  401  403  403  403  409
POST /api/refundpart/:id of Ana's order          401  401  403  403  403  200
POST /api/takeorder                              401  401  403  403  403  409
GET /api/shoptext/:name                          404  404  404  404  404  404
GET /api/shopfacts                               401  401  403  403  403  200
POST /api/saveshopfacts                          401  401  403  403  403  200
GET /api/checkoutsettings                        401  401  403  403  403  200
POST /api/savedelivery                           401  401  403  403  403  200
POST /api/enddelivery/:id                        401  401  403  403  403  200
POST /api/savecode                               401  401  403  403  403  200
POST /api/savetax                                401  401  403  403  403  200
POST /api/endtax/:id                             401  401  403  403  403  200
POST /api/savecurrency                           401  401  403  403  403  200
POST /api/endcurrency/:id                        401  401  403  403  403  200
POST /api/savegiftcardterms                      401  401  403  403  403  200
GET /api/translations                            401  401  403  403  403  400
GET /api/translationcounts                       401  401  403  403  403  200
GET /api/producttranslations                     401  401  403  403  403  200
POST /api/savetranslation                        401  401  403  403  403  400
GET /api/collections                             401  401  403  403  403  200
POST /api/savecollection                         401  401  403  403  403  200
POST /api/removecollection/:id                   401  401  403  403  403  200
POST /api/savesizescale                          401  401  403  403  403  200
POST /api/endsizescale/:id                       401  401  403  403  403  200
GET /api/measuring                               401  401  403  403  403  200
POST /api/changemeasuring                        401  401  403  403  403  200
GET /api/measuredmessages                        401  401  403  403  403  200
GET /api/feeds                                   401  401  403  403  403  200
POST /api/openfeeds                              401  401  403  403  403  200
POST /api/closefeeds                             401  401  403  403  403  200
GET /api/feedreport/:target                      401  401  403  403  403  200
POST /api/endcode/:id                            401  401  403  403  403  200
POST /api/reactivatecode/:id                     401  401  403  403  403  409
GET /api/listproducts                            401  401  403  403  403  200
GET /api/getproduct/:id                          401  401  403  403  403  200
GET /api/getproduct/:id of a draft               401  401  403  403  403  200
POST /api/s3/upload                              401  401  403  403  403  200
POST /api/bannerpicture                          401  401  403  403  403  200
POST /api/addproduct                             401  401  403  403  403  200
POST /api/fetchpicture                           401  401  403  403  403  400
GET /api/redirects                               401  401  403  403  403  200
POST /api/saveredirects                          401  401  403  403  403  200
GET /api/stockcode/:code                         401  401  403  403  403  404
POST /api/countstock                             401  401  403  403  403  409
GET /api/stockhistory/:id                        401  401  403  403  403  200
POST /api/modifyproduct                          401  401  403  403  403  200
POST /api/modifyproducts                         401  401  403  403  403  200
POST /api/removeproducts                         401  401  403  403  403  200
POST /api/restoreproducts                        401  401  403  403  403  200
DELETE /api/removeproduct/:id                    401  401  403  403  403  200
GET /api/mfa/fetch                               401  401  403  403  400  200
POST /api/mfa/register                           401  401  403  403  200  409
POST /api/mfa/reregister                         401  401  403  403  403  400
POST /api/mfa/verify                             401  401  403  403  400  409
GET /api/exportuser                              401  401  200  200  403  200
POST /api/deleteuser with a guessed password     401  401  400  400  403  400
POST /api/cleancart                              401  401  200  200  403  200

GET /api/pictures/:name                          403  403  403  403  403  403
GET /api/pictures/:name/:width(^\\d+).:format     403  403  403  403  403  403
GET /api/shared/:productId/:file                 404  404  404  404  404  404
GET /api/shared/:productId/:file of a draft      404  404  404  404  404  404
GET /api/test-payment/:id(^test_[\\w-]+$)         200  200  200  200  200  200
POST /api/test-payment/:id(^test_[\\w-]+$)        403  403  403  403  403  403
POST /api/stripe/webhook                         400  400  400  400  400  400
GET /api/docs                                    200  200  200  200  200  200
GET /api/docs/json                               200  200  200  200  200  200
GET /api/docs/yaml                               200  200  200  200  200  200
GET /api/docs/static/*                           200  200  200  200  200  200
GET /api/docs/static/index.html                  302  302  302  302  302  302
GET /api/docs/static/swagger-initializer.js      200  200  200  200  200  200
GET /                                            200  200  200  200  200  200
GET /index.html                                  301  301  301  301  301  301
GET /rendered/:id/*                              404  404  404  404  404  404
GET /*                                           200  200  200  200  200  200
GET /robots.txt                                  200  200  200  200  200  200
GET /sitemap.xml                                 200  200  200  200  200  200
GET /llms.txt                                    200  200  200  200  200  200
GET /feeds/:secret/google.xml                    404  404  404  404  404  404
GET /feeds/:secret/meta.csv                      404  404  404  404  404  404
GET /feeds/:secret/pinterest.csv                 404  404  404  404  404  404
GET /feeds/:secret/openai.csv                    404  404  404  404  404  404
GET /manifest.webmanifest                        200  200  200  200  200  200
GET /share.jpg                                   200  200  200  200  200  200
GET /favicon.ico                                 302  302  302  302  302  302
GET /icon.svg                                    200  200  200  200  200  200
GET /icons/apple-touch-icon.png                  200  200  200  200  200  200
GET /icons/icon-192.png                          200  200  200  200  200  200
GET /icons/icon-512.png                          200  200  200  200  200  200
GET /mcp                                         401  401  401  401  401  401
POST /mcp                                        401  401  401  401  401  401
DELETE /mcp                                      401  401  401  401  401  401
GET /.well-known/ucp                             200  200  200  200  200  200
POST /ucp/catalog/search                         400  400  400  400  400  400
POST /ucp/catalog/lookup                         400  400  400  400  400  400
POST /ucp/catalog/product                        400  400  400  400  400  400
POST /ucp/carts                                  400  400  400  400  400  400
GET /ucp/carts/:id                               400  400  400  400  400  400
PUT /ucp/carts/:id                               400  400  400  400  400  400
POST /ucp/carts/:id/cancel                       400  400  400  400  400  400
GET /config.js                                   200  200  200  200  200  200
POST /api/logout                                 401  401  200  200  200  200
`;

const rows = matrix
  .split('\n')
  .filter((line) => /^[A-Z]+ \//.test(line))
  .map((line) => {
    const [what = '', ...statuses] = line.split(/\s{2,}/);
    const [, route = '', about = ''] = /^(\S+ \S+) ?(.*)$/.exec(what) ?? [];
    return { what, route, about, statuses: statuses.map(Number) };
  });

describe('access to each route', async () => {
  const [shop, routes] = await recordRoutes(() => openAccessShop());
  const takeFingerprint = await fingerprinter(shop.db, shop.anasId);
  /** Hashes of the tables' rows. */
  let written = await takeFingerprint();
  const picture = await redAndBlue(600, 400).jpeg().toBuffer();
  afterAll(() => shop.close());

  const emailOf = (actor: Actor) =>
    actor === 'Ana' ? anasData[0] : `${actor.replace(' ', '-').toLowerCase()}@shop.test`;
  const target = { itemId: exampleId(3), size: 'M' };
  const targetOf = (about: string) =>
    about === 'of a draft' ? { ...target, itemId: exampleId(draft.number) } : target;

  /** Requests that need more than the URL. */
  const bodies: Record<string, (actor: Actor, about: string) => unknown> = {
    'POST /api/getcartunaut': (_, about) => ({
      cartItems: [{ ...targetOf(about), quantity: 1 }],
    }),
    'POST /api/addtocart': (_, about) => targetOf(about),
    'POST /api/removefromcart': () => target,
    'POST /api/joincart': (actor) => ({ joinId: `the join of ${actor}`, cartItems: [] }),
    'POST /api/cleancart': () => ({}),
    'POST /api/rate/:productId': () => ({ rating: 4 }),
    'POST /api/review/:productId': (actor) => ({ rating: 4, text: `Written by ${actor}` }),
    'POST /api/handlereview/:id': () => ({ hidden: true, reply: '', version: 1 }),
    'POST /api/createorder': (_, about) => ({
      ...contactOf(),
      ...(about.includes('Ana') && { sessionId: shop.paidSession }),
    }),
    'POST /api/stripe/create-checkout-session': () => shop.checkout,
    'POST /api/updateuser': (actor, about) => ({
      username: actor,
      email: about.includes('Ana') ? anasData[0] : emailOf(actor),
    }),
    'POST /api/saveaddress': (_, about) => ({
      ...(about && { id: shop.addressId }),
      ...{ address: `Rua ${about ? 'do Segredo' : 'Nova'} 8, Lisbon, Portugal, 1100-048` },
      isDefault: true,
    }),
    'POST /api/savemysize': () => ({ category: 'women', size: 'M' }),
    // Only Ana knows her password.
    'POST /api/login': (actor, about) => ({
      email: about ? anasData[0] : emailOf(actor),
      password: about && actor !== 'Ana' ? `the guess of ${actor}` : password,
    }),
    'POST /api/signup': (actor) => newCustomer(`other-${emailOf(actor)}`),
    'POST /api/buygiftcard': (actor) => ({
      ...{ amount: 7, email: emailOf(actor), buyerEmail: emailOf(actor) },
    }),
    'POST /api/giftcard': () => ({ code: 'AAAA-AAAA-AAAA-AAAA' }),
    'POST /api/issuegiftcard': () => ({
      ...{ requestId: exampleId(79), amount: 7, email: 'zoe@shop.test' },
    }),
    'POST /api/blockgiftcard/:id': () => ({ isBlocked: true }),
    'POST /api/resendgiftcard/:id': () => ({ email: 'zoe@shop.test' }),
    'POST /api/savegiftcardterms': () => ({ isOn: true, amounts: [25] }),
    'POST /api/stockalert': (actor) => ({
      ...{ productId: exampleId(1), size: 'XXXL', email: emailOf(actor) },
    }),
    'POST /api/endstockalerts': () => ({ token: 'T'.repeat(43) }),
    'POST /api/webvitals': () => ({ page: 'home', lcp: 1200, cls: 0 }),
    'POST /api/consent': () => ({ version: 1, granted: [] }),
    'POST /api/measure': () => ({ events: [{ name: 'pageView', path: '/' }] }),
    'POST /api/changemeasuring': () => ({
      ...{ version: 0, ga4Id: '', metaPixel: '', metaTestCode: '' },
    }),
    'POST /api/forgotpassword': (actor) => ({ email: emailOf(actor) }),
    'POST /api/resetpassword': () => ({ token: 'T'.repeat(43), password }),
    'POST /api/openorder': () => ({ token: 'T'.repeat(43), zip: '1100-048' }),
    'POST /api/cancelorder': () => ({ token: 'T'.repeat(43), zip: '1100-048' }),
    'POST /api/neworderlink': () => ({ token: 'T'.repeat(43), zip: '1100-048' }),
    'POST /api/mailorderlink': () => ({ number: 'H-10001', email: 'nobody@shop.test' }),
    'POST /api/linkedinvoice': () => ({ token: 'T'.repeat(43), zip: '1100-048' }),
    'POST /api/printlabels': () => ({
      lines: [{ productId: exampleId(1), size: 'M', copies: 1 }],
    }),
    'POST /api/printorders': () => ({ kind: 'packingSlip', ids: [shop.orderId] }),
    'POST /api/returnlinkedorder': () => ({
      ...{ token: 'T'.repeat(43), zip: '1100-048', reason: 'unsaid' },
      lines: [{ line: 0, quantity: 1 }],
    }),
    'POST /api/paylinkeddifference': () => ({
      ...{ token: 'T'.repeat(43), zip: '1100-048', paymentId: exampleId(1) },
    }),
    'POST /api/settledifference/:id': () => ({ outcome: 'withdraw' }),
    'POST /api/returnorder/:id': () => ({
      ...{ reason: 'unsaid', lines: [{ line: 0, quantity: 1 }] },
    }),
    'POST /api/sendparcel/:id': () => ({
      ...{ requestId: exampleId(1), lines: [{ line: 0, quantity: 9 }] },
    }),
    'POST /api/changelines/:id': () => ({
      ...{ version: 99, lines: [{ productId: exampleId(1), size: 'M', quantity: 9 }] },
    }),
    'POST /api/openreturn/:id': () => ({
      ...{ reason: 'unsaid', lines: [{ line: 0, quantity: 1 }] },
    }),
    'POST /api/receivereturn/:id': () => ({ lines: [{ line: 0, restocked: 1, damaged: 0 }] }),
    'POST /api/refusereturn/:id': () => ({ refusal: 'Worn' }),
    'POST /api/refundreturns/:id': () => ({ amount: 10 }),
    'POST /api/refundpart/:id': () => ({ amount: 1, requestId: exampleId(78) }),
    'POST /api/handleorder/:id': () => ({
      notes: 'Seen',
      payment_status: 'paid',
      delivery_status: 'shipped',
    }),
    'POST /api/newsletter': () => ({ wanted: true, language: 'en' }),
    'POST /api/confirmnewsletter': () => ({ token: 'T'.repeat(43) }),
    'POST /api/makeapikey': () => ({ name: 'ERP', permissions: ['orders:read'] }),
    'POST /api/makewebhook': () => ({
      ...{ url: 'https://erp.example/in', events: ['order.paid'], seesAmounts: true },
    }),
    'POST /api/changewebhook/:id': () => ({
      version: 1,
      events: ['order.paid'],
      seesAmounts: true,
    }),
    'POST /api/invitestaff': () => ({ email: 'paula@shop.test', role: 'packer' }),
    'POST /api/changestaff/:id': () => ({ version: 1, role: 'packer' }),
    'POST /api/customernote/:id': () => ({ text: 'Rings twice', version: 0 }),
    'POST /api/savedelivery': () => ({
      name: 'Standard',
      price: 5,
      minDays: 3,
      maxDays: 5,
      countries: [],
    }),
    'POST /api/savecode': () => ({ code: 'SPRING', kind: 'percent', value: 10, minimum: 0 }),
    'POST /api/reactivatecode/:id': () => ({ version: 1 }),
    'POST /api/takeorder': () => ({
      ...{ requestId: exampleId(77), payment: 'cash', notes: '', mailsCustomer: false },
      orderDetails: { ...shop.checkout.orderDetails, total: 1 },
    }),
    'POST /api/saveshopfacts': () => ({ ...exampleShopProfile, version: 0 }),
    'POST /api/savetax': () => ({ country: 'Portugal', name: 'VAT', rate: 23 }),
    'POST /api/savecurrency': () => ({ code: 'EUR', rate: 0.92 }),
    'POST /api/savesizescale': () => readyScale('Bras'),
    'POST /api/fetchpicture': () => ({ url: 'http://127.0.0.1/coat.jpg' }),
    'POST /api/saveredirects': () => ({ set: [], remove: [] }),
    'POST /api/importcustomers': () => ({ customers: [] }),
    'POST /api/importorders': () => ({ orders: [] }),
    'POST /api/mailformercustomers': () => ({ count: 0 }),
    'POST /api/removeformerorders': () => ({ count: 0 }),
    'POST /api/savecollection': () => plainCollection,
    'POST /api/savetranslation': () => ({
      ...{ language: 'pt', subject: 'kind', id: 'Shirts', version: 0 },
      fields: [{ field: 'name', source: 'Shirts', text: 'Camisas' }],
    }),
    'POST /api/addproduct': () => productInput(),
    'POST /api/modifyproduct': () => ({ id: exampleId(4), ...productInput() }),
    'POST /api/countstock': () => ({
      lines: [{ productId: exampleId(4), size: 'XXXL', quantity: 1, quantitySeen: 1 }],
    }),
    'POST /api/modifyproducts': () => ({ ids: [exampleId(4)], newCollection: true }),
    'POST /api/removeproducts': () => ({ ids: [exampleId(5)] }),
    'POST /api/restoreproducts': () => ({ ids: [exampleId(5)] }),
    'POST /api/mfa/reregister': () => ({ password: 'not the password', token: '123456' }),
    'POST /api/mfa/verify': () => ({ token: '000000' }),
    'POST /api/deleteuser': () => ({ currentPassword: 'a guess', token: '000000' }),
    'POST /api/test-payment/:id(^test_[\\w-]+$)': () => 'action=pay&token=guessed',
    'POST /api/stripe/webhook': () => ({ id: 'evt_1', type: 'checkout.session.completed' }),
  };
  const contactOf = () => {
    const { address, phone, email } = shop.checkout.orderDetails;
    return { address, phone, email };
  };

  const idOf = (about: string) => {
    if (about === 'of a draft') return exampleId(draft.number);
    if (about === 'of Ana') return shop.anasId;
    if (about.includes('address')) return shop.addressId;
    return about.includes('order') ? shop.orderId : exampleId(6);
  };

  const addressOf = (route: string, about: string): `${string} /${string}` => {
    const objects: Record<string, string> = {
      ':id(^test_[\\w-]+$)': shop.paymentPath.split('/').at(-1) ?? '',
      ':width(^\\d+).:format': '320.webp',
      ':imageName': 'front.webp',
      ':code': 'GUESSED',
      ':target': 'google',
      ':slug': 'guessed',
      ':name': 'front.webp',
      ':file': 'front.webp.jpg',
      ':productId': about === 'of a draft' ? exampleId(draft.number) : exampleId(2),
      ':id': idOf(about),
      '/docs/static/*': '/docs/static/index.css',
      '/*': '/licenses.txt',
    };
    const filled = Object.entries(objects).reduce(
      (path, [name, object]) => path.replace(name, object),
      route,
    );
    return filled as `${string} /${string}`;
  };

  async function ask(
    browser: Customer,
    actor: Actor,
    route: string,
    about: string,
  ): Promise<LightMyRequestResponse> {
    const call = addressOf(route, about);
    if (/upload|(review|banner)picture/.test(route)) {
      return uploadTo(call.replace(' /api/', ' /') as typeof call, browser, ['shirt.jpg', picture]);
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = bodies[route]?.(actor, about);
    if (call.includes(' /api/'))
      return browser.call(
        call.replace(' /api/', ' /') as typeof call,
        body,
        typeof body === 'string' ? form : {},
      );
    const [method = '', url = ''] = call.split(' ');
    return shop.app.inject({
      ...{ url, method: method as 'GET' },
      headers: { accept: 'text/html', authorization: `Bearer ${browser.token}` },
    });
  }

  /** Uploads are changes once something uses their pictures. */
  const unrecorded = ['POST /s3/upload', 'POST /bannerpicture', 'POST /fetchpicture'];

  /** Compares the tables before and after a call: a change by an admin has an entry, and no other. */
  function checkActivity(
    route: string,
    status: number,
    before: Record<string, string>,
    after: Record<string, string>,
  ) {
    const key = route.replace(' /api/', ' /') as EndpointKey;
    // It also counts statements that change no row.
    const { activity: entriesBefore, catalogue_versions: _, ...tablesBefore } = before;
    const { activity: entries, catalogue_versions: __, ...tables } = after;
    const isAdmins = key in endpoints && accessOf(key) === 'admin' && !unrecorded.includes(key);
    const isChange = isAdmins && status === 200 && !isDeepStrictEqual(tables, tablesBefore);
    const hasEntry = entries !== entriesBefore;
    expect(hasEntry, `${route} needs a trigger of record_activity`).toBe(isChange);
  }

  it('covers every registered route, and no other', () => {
    expect([...new Set(rows.map(({ route }) => route))].sort()).toEqual(routes);
  });

  it.each(rows)('$what', async ({ route, about, statuses }) => {
    const found: number[] = [];
    for (const actor of actors) {
      const browser = shop[route.includes('/stripe/webhook') ? 'stripe' : 'browsers'][actor];
      const { xsrf } = browser;
      const answer = await ask(browser, actor, route, about);
      // This session's cookie is not the browser's.
      browser.xsrf = xsrf;
      found.push(answer.statusCode);
      expect(answer.headers['cache-control']).toMatch(
        answer.statusCode < 400 ? /no-store|no-cache|max-age/ : /^no-(store|cache)$/,
      );
      const before = written;
      written = await takeFingerprint();
      if ([401, 403, 404].includes(answer.statusCode)) expect(written.every).toEqual(before.every);
      checkActivity(route, answer.statusCode, before.every, written.every);
      // Public replies reveal drafts neither to admins nor to others.
      if (actor !== 'admin' || statuses[0] === 200) expect(answer.body).not.toContain(draft.name);
      if (actor === 'admin' || actor === 'Ana') continue;
      expect(written.own).toEqual(before.own);
      for (const secret of anasData) expect(answer.body).not.toContain(secret);
    }
    expect(found).toEqual(statuses);
  });
});
