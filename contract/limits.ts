/**
 * Limits and patterns that the forms, the mocks and the server share. This file imports no library,
 * so the browser app may use its values at no cost.
 */

/** The values of `Product.category` (specification L2). */
export const categories = ['women', 'men', 'kid'] as const;

/** The flags a product can be filtered by; each is a boolean field of the product. */
export const productFlags = ['newCollection', 'mostPopular'] as const;

/** Flags of shoppers' lists: those of a product, and `sale` for reduced ones. */
export const listFlags = [...productFlags, 'sale'] as const;

/**
 * Values for sorting `GET /allproducts`. The default is `relevance` for a search and `newest`
 * otherwise; without words both are the same.
 */
export const productSorts = [
  'relevance',
  'newest',
  'price-asc',
  'price-desc',
  'rating',
  'name',
] as const;

/** Reasons for a return. Giving one is optional. */
export const returnReasons = [
  'changedMind',
  'tooSmall',
  'tooLarge',
  'notAsShown',
  'damaged',
  'wrongItem',
  'unsaid',
] as const;

/** Customers' answers about the fit: smaller than its size, as expected, or larger. */
export const fits = ['small', 'true', 'large'] as const;

/** Measurements of a garment that lies flat, in display order. */
export const measureNames = ['length', 'chest', 'shoulder', 'sleeve', 'inseam'] as const;

/** The owner's texts with their own page: the about page's story and the policies. */
export const shopTextNames = [
  'about',
  'terms',
  'privacy',
  'returns',
  'accessibility',
  'notice',
] as const;

/** App pictures that the owner can replace. */
export const homePictureNames = ['home', 'women', 'men', 'kids', 'story', 'icon'] as const;

/** Pictures per product until `/envparams` has answered (specification P2). */
export const defaultPicturesNumber = 5;

export const limits = {
  /** Name of a product, an account, or a parcel's recipient. */
  name: { min: 1, max: 120 },
  description: { max: 4000 },
  material: { max: 500 },
  /** Texts that the European Union requires: docs/eu.md. */
  duty: { max: 500 },
  /** A product's kind, its colour's name, and the handle of its style. */
  label: { max: 40 },
  /** A colour such as `#b5795a`, or empty. */
  swatch: { max: 7 },
  /** A day such as 2026-03-12, or empty. */
  day: { max: 10 },
  /** Dollars. */
  price: { min: 0.01, max: 100_000 },
  /** Longest search text of `GET /allproducts`. */
  search: { max: 100 },
  /** Products a page of `GET /allproducts` may hold. */
  page: { min: 1, max: 100 },
  /** Sizes of one product or scale: 15 waists in 8 lengths. */
  sizes: { max: 120 },
  /** A measure of a garment in centimetres. */
  measure: { min: 1, max: 300 },
  /** Number of available units of a size at which an admin is warned. */
  lowStock: 3,
  /** Bytes of an uploaded picture, its pixels, and files in one call. */
  picture: {
    bytes: 10 * 1024 * 1024,
    pixels: 25_000_000,
    files: 20,
    /** Width in pixels below which the admin gets a warning; such pictures are still accepted. */
    advisedWidth: 600,
  },
  /** Units of one size in one cart. */
  cartQuantity: { min: 1, max: 99 },
  cartLines: { max: 100 },
  rating: { min: 1, max: 5 },
  /** A review's text, and the shop's reply. */
  review: { max: 2000 },
  reviewPictures: { max: 3 },
  /** Text for the recipient of a gift card. */
  giftCardMessage: { max: 300 },
  /** A wearer's height in centimetres. */
  height: { min: 50, max: 230 },
  /** Counts and versions: the range of a database column. */
  count: { max: 2_147_483_647 },
  /** Longest name of a size, of an order's state, of a picture, and longest URL of one. */
  size: { max: 20 },
  url: { max: 8192 },
  email: { max: 254 },
  phone: { max: 16 },
  address: { max: 300 },
  /** Addresses that an account keeps. */
  addresses: { max: 10 },
  /** Characters; hashed with argon2id. */
  password: { min: 8, max: 128 },
} as const;

/** The name of a banner's wide picture, as a pattern. */
export const bannerName = '^[A-Za-z0-9]{1,100}-wide\\.webp$';

const zip = '\\d{3,10}(-\\d{3,4})?';

/**
 * Patterns of specification A4, A5 and A6, as sources that JSON Schema and `new RegExp` both take.
 * Each fails in linear time: no two neighbouring repetitions may take the same character.
 */
export const patterns = {
  /** Text, @, text, dot, text. The dot is the first one after the second text's first character. */
  email: '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$',
  /** An optional plus, a first digit 1–9, then 3 to 14 digits. */
  phone: '^\\+?[1-9]\\d{3,14}$',
  /** Digits of a phone number, as sign-up sends them. */
  phoneDigits: '^[1-9]\\d{3,14}$',
  /** Street, City, Country, Zip. */
  address: `^\\s*[^,\\s][^,]*,\\s*[^,\\s][^,]*,\\s*[^,\\s][^,]*,\\s*${zip}\\s*$`,
  /** 3 to 10 digits, which may end in a dash and 3 to 4 digits. */
  zip: `^${zip}$`,
  /** Single-line name of a person, in any script. */
  fullName: '^ *\\S.*$',
  /** The shop's own phone as people write it, or empty. */
  shopPhone: '^[+\\d() ./-]*$',
  /** Empty, or a URL. */
  webUrl: '^(https?://[^\\s]+)?$',
  /** A picture's file name: no path, no leading dot. */
  imageName: '^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$',
  /** Years beyond the two of the legal guarantee, or empty. */
  guaranteeYears: '^([3-9]|[1-9]\\d)?$',
  /** Weight in whole grams, or empty. */
  grams: '^([1-9]\\d{0,5})?$',
  /** A colour as red, green and blue in hexadecimal digits, or empty. */
  swatch: '^(#[0-9A-Fa-f]{6})?$',
  /** Lowercase UUID (RFC 9562). */
  uuid: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  /** A discount code, however it is typed; see `normalCode`. */
  discountCode: '^\\s*[A-Za-z0-9-]{3,30}\\s*$',
  /** Year, month and day of ISO 8601; no calendar has a year 0. */
  day: '^(?!0000)\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  /** Six digits of a time-based one-time password (RFC 6238), or a recovery code. */
  mfaToken: '^(\\d{6}|[A-Za-z0-9]{4,6}-[A-Za-z0-9]{4,6})$',
} as const;
