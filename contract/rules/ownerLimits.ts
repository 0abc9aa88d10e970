/**
 * Limits that a first visit does not need, mostly for owners. Kept out of `limits.ts`, which is in
 * every visit's first file.
 */
export const ownerLimits = {
  deliveryName: { max: 60 },
  deliveryDays: { max: 365 },
  /** Countries of a delivery: length of a name, and their number. */
  country: { max: 60 },
  countries: { max: 250 },
  /** Pictures per product. */
  picturesNumber: { min: 1, max: 20 },
  taxName: { max: 30 },
  /** Percent. */
  taxRate: { min: 0, max: 100 },
  currencyRate: { min: 0.00001, max: 100_000 },
  /** Shop name, and its description for shared links. */
  shopName: { max: 60 },
  shopDescription: { max: 200 },
  shopPhone: { max: 40 },
  openingHours: { max: 300 },
  seller: { max: 500 },
  /** Profiles in social networks, and the name of one. */
  social: { max: 8 },
  socialName: { max: 40 },
  /** People of the about page, and the text about each. */
  team: { max: 8 },
  memberName: { max: 80 },
  role: { max: 80 },
  bio: { max: 500 },
  /** The story of the about page in one language, and a policy. */
  story: { max: 3000 },
  policy: { max: 20_000 },
  notice: { max: 3000 },
  returnDays: { max: 365 },
  /** Rows in each list of the summary. */
  summaryRows: { toShip: 5, bestSellers: 10, lowSizes: 20 },
  /** Orders in one file to print. */
  prints: { max: 50 },
  /** Labels in one file to print. */
  labels: { max: 960 },
  /** Products that one call may change. */
  bulk: { max: 200 },
  /** Days in the admin's summary, with a default. */
  summaryDays: { min: 1, max: 366, usual: 30 },
  trackingUrl: { max: 500 },
  carrier: { max: 60 },
  customerNote: { max: 1000 },
  reviewReply: { max: 1000 },
  notes: { max: 2000 },
  state: { max: 40 },
  /** Products of the same style listed with each product. */
  colourways: { max: 24 },
  imageName: { max: 200 },
  quantity: { min: 0, max: 1_000_000 },
  /** The shop's own numbers (SKUs) of sizes, in ASCII; files list them as `M=LCS-M; L=LCS-L`. */
  sku: { max: 40 },
  /** Digits of a GTIN, with spaces as printed. */
  barcode: { max: 20 },
  /** Sizes in one stock count. */
  countedSizes: { max: 500 },
  /** Stock changes shown for a product. */
  stockHistory: { max: 200 },
  /** Dollars of one gift card, the amounts on offer, and years that one is valid. */
  giftCard: { min: 1, max: 5000 },
  giftCardAmounts: { max: 8 },
  giftCardYears: { max: 50 },
} as const;

/**
 * Texts of the home page: the banner's line, its button, a heading and a text below it. They are
 * separate because shoppers load them.
 */
export const homeLimits = {
  line: { max: 60 },
  button: { max: 30 },
  heading: { max: 80 },
  text: { max: 600 },
} as const;

/** Targets of the home page banner's button. */
export const bannerTargets = [
  'newCollection',
  'mostPopular',
  'women',
  'men',
  'kids',
  'search',
  'aboutUs',
] as const;

/** Pages of products. */
export const collectionLimits = {
  count: { max: 50 },
  title: { max: 60 },
  slug: { max: 40 },
  text: { max: 600 },
  /** Hand-picked products: as many ids as `GET /allproducts` accepts. */
  products: { max: 50 },
} as const;

export const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';
