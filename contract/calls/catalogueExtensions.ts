import Type from 'typebox';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { AdminProduct, CountReply, ProductIds, ProductsChange } from '../schemas/adminProduct.ts';
import { IdParams, Pdf, SuccessReply } from '../schemas/common.ts';
import { CurrencyInput } from '../schemas/currencies.ts';
import { FeedAddress, FeedParams, FeedReport } from '../schemas/feeds.ts';
import { GiftCardTermsInput } from '../schemas/giftCards.ts';
import { UploadedPictures } from '../schemas/pictures.ts';
import { PictureAddress, Redirect, RedirectChange } from '../schemas/redirects.ts';
import {
  CheckoutSettings,
  CodeInput,
  CodeReactivation,
  DeliveryInput,
  TaxInput,
} from '../schemas/selling.ts';
import { SizeScaleInput } from '../schemas/sizeScales.ts';
import { CodedSize, LabelsRequest, StockChange, StockCount } from '../schemas/stock.ts';
import { ShopSummary, SummaryQuery } from '../schemas/summary.ts';
import type { EndpointRows } from './row.ts';

/** Extensions for admins: products, stock, and settings of the shop. */
export const catalogueExtensions = {
  'GET /getproduct/:id': {
    permission: 'products:read',
    summary: 'One product as the admin sees it; a removed one is a 404',
    params: IdParams,
    reply: AdminProduct,
  },
  'POST /modifyproducts': {
    permission: 'products:write',
    action: /*i18n*/ 'Changed products',
    summary: 'Gives several products the same category or flags, or publishes them, all or none',
    body: ProductsChange,
    reply: CountReply,
  },
  'POST /removeproducts': {
    permission: 'products:write',
    action: /*i18n*/ 'Removed products',
    summary: 'Takes several products out of the shop',
    body: ProductIds,
    reply: CountReply,
  },
  'POST /restoreproducts': {
    permission: 'products:write',
    action: /*i18n*/ 'Restored products',
    summary: 'Brings removed products back into the shop',
    body: ProductIds,
    reply: CountReply,
  },
  'POST /fetchpicture': {
    permission: 'products:write',
    summary: 'Stores the picture at a public URL, checked as an upload is',
    body: PictureAddress,
    reply: UploadedPictures,
  },
  'GET /redirects': {
    permission: 'products:read',
    summary: 'Paths of a former shop, and where their visitors are sent',
    reply: Type.Array(Redirect),
  },
  'POST /saveredirects': {
    permission: 'products:write',
    action: /*i18n*/ 'Changed redirects',
    summary: 'Sets some redirects and removes others; the rest stays',
    body: RedirectChange,
    reply: SuccessReply,
  },
  'GET /stockcode/:code': {
    permission: 'products:read',
    summary: 'The size with this SKU or barcode',
    params: Type.Object({ code: Type.String({ minLength: 1, maxLength: ownerLimits.sku.max }) }),
    reply: CodedSize,
  },
  'POST /countstock': {
    permission: 'products:write',
    action: /*i18n*/ 'Counted stock',
    summary:
      'Sets the stock of counted sizes, all or none; units sold since `quantitySeen` stay sold',
    body: StockCount,
    reply: CountReply,
  },
  'POST /printlabels': {
    permission: 'products:read',
    summary: 'Labels of sizes, with price, SKU and barcode, as sheets of A4',
    body: LabelsRequest,
    pdf: true,
    reply: Pdf,
  },
  'GET /stockhistory/:id': {
    permission: 'products:read',
    summary: 'The last changes of a product’s stock, latest first',
    params: IdParams,
    reply: Type.Array(StockChange),
  },
  'GET /shopsummary': {
    permission: 'reports:read',
    summary: 'How the shop is doing: revenue, orders to ship, best sellers, low stock, speed',
    query: SummaryQuery,
    reply: ShopSummary,
  },
  'GET /checkoutsettings': {
    permission: 'settings:read',
    summary: 'Delivery methods, discount codes and tax rates as the admin set them',
    reply: CheckoutSettings,
  },
  'POST /savedelivery': {
    permission: 'settings:write',
    action: /*i18n*/ 'Saved a delivery method',
    summary:
      'A new delivery method, or with `version` a change of one; 409 when that is not the newest. Orders keep theirs',
    body: DeliveryInput,
    reply: CheckoutSettings,
  },
  'POST /enddelivery/:id': {
    permission: 'settings:write',
    action: /*i18n*/ 'Ended a delivery method',
    summary: 'Stops offering a delivery method',
    params: IdParams,
    reply: CheckoutSettings,
  },
  'POST /savecode': {
    permission: 'settings:write',
    action: /*i18n*/ 'Saved a discount code',
    summary:
      'A new discount code, or with `version` a change of one; 409 when that is not the newest, or there is one of this name',
    body: CodeInput,
    reply: CheckoutSettings,
  },
  'POST /endcode/:id': {
    permission: 'settings:write',
    action: /*i18n*/ 'Ended a discount code',
    summary: 'Ends a discount code; customers already paying with it keep it',
    params: IdParams,
    reply: CheckoutSettings,
  },
  'POST /reactivatecode/:id': {
    permission: 'settings:write',
    action: /*i18n*/ 'Reactivated a discount code',
    summary: 'Brings an ended discount code back; 409 when it was changed since `version`',
    params: IdParams,
    body: CodeReactivation,
    reply: CheckoutSettings,
  },
  'POST /savetax': {
    permission: 'settings:write',
    action: /*i18n*/ 'Saved a tax rate',
    summary:
      'A new tax rate, or with `version` a change of one; 409 when that is not the newest, or another rate is for the same tax, place and products. Orders keep theirs',
    body: TaxInput,
    reply: CheckoutSettings,
  },
  'POST /endtax/:id': {
    permission: 'settings:write',
    action: /*i18n*/ 'Ended a tax rate',
    summary: 'Ends a tax rate; orders keep theirs',
    params: IdParams,
    reply: CheckoutSettings,
  },
  'POST /savecurrency': {
    permission: 'settings:write',
    action: /*i18n*/ 'Saved a currency',
    summary:
      'A further currency that shoppers can choose, or with `version` a change of its rate; 409 when that is not the newest, or it is there. Orders keep their rate',
    body: CurrencyInput,
    reply: CheckoutSettings,
  },
  'POST /endcurrency/:id': {
    permission: 'settings:write',
    action: /*i18n*/ 'Ended a currency',
    summary: 'Offers a currency no longer; orders keep it',
    params: IdParams,
    reply: CheckoutSettings,
  },
  'POST /savegiftcardterms': {
    permission: 'settings:write',
    action: /*i18n*/ 'Changed the sale of gift cards',
    summary:
      'Starts or stops the sale of gift cards, and sets their amounts; 409 when `version` is not the newest. Cards that were sold keep their value and end',
    body: GiftCardTermsInput,
    reply: CheckoutSettings,
  },
  'POST /savesizescale': {
    permission: 'settings:write',
    action: /*i18n*/ 'Saved a size scale',
    summary:
      'A new size scale, or with `version` a change of one; 409 when that is not the newest, or takes away a size that a product, cart or order has',
    body: SizeScaleInput,
    reply: SuccessReply,
  },
  'POST /endsizescale/:id': {
    permission: 'settings:write',
    action: /*i18n*/ 'Removed a size scale',
    summary: 'Removes a size scale; 409 while a product, cart or order has its sizes',
    params: IdParams,
    reply: SuccessReply,
  },
  'GET /feeds': {
    permission: 'settings:read',
    summary: 'The URL of the product feeds',
    reply: FeedAddress,
  },
  'POST /openfeeds': {
    permission: 'settings:write',
    action: /*i18n*/ 'Opened the product feeds',
    summary: 'Opens the product feeds, or moves them to new URLs',
    reply: FeedAddress,
  },
  'POST /closefeeds': {
    permission: 'settings:write',
    action: /*i18n*/ 'Closed the product feeds',
    summary: 'Closes the product feeds',
    reply: FeedAddress,
  },
  'GET /feedreport/:target': {
    permission: 'settings:read',
    summary: 'What products lack that a reader of a feed requires',
    params: FeedParams,
    reply: FeedReport,
  },
} as const satisfies EndpointRows;
