import { i18n } from '../../../contract/i18n.ts';
import {
  type ProductDetails,
  productFieldNames,
  productFields,
} from '../../../contract/rules/productFields.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import type { Cart, CartItem } from '../../../contract/schemas/cart.ts';
import type { ProductImage } from '../../../contract/schemas/product.ts';
import type { RelatedProduct } from '../../../contract/schemas/user.ts';
import {
  fieldsOf,
  flagOf,
  listOf,
  numberOf,
  requiredListOf,
  textOf,
  UnreadableAnswer,
} from './values.ts';

/** Product with all fields of the contract; extensions only if the server has them. */
export function readProduct(value: unknown): AdminProduct {
  const fields = fieldsOf(value);
  if (textOf(fields._id) === '')
    throw new UnreadableAnswer(i18n.t('There is no product in the answer'));
  return {
    ...(fields as Pick<AdminProduct, 'ratingCount' | 'colourways' | 'version' | 'updatedAt'>),
    _id: textOf(fields._id),
    ...readDetails(fields),
    rating: numberOf(fields.rating),
    images: listOf(fields.images).map(readImage),
    sizes: listOf(fields.sizes).map(readSize),
  };
}

function readDetails(fields: Record<string, unknown>): ProductDetails {
  const known = productFieldNames.filter(
    (name) => !productFields[name].extension || fields[name] !== undefined,
  );
  return Object.fromEntries(
    known.map((name) => [name, readers[productFields[name].kind](fields[name])]),
  ) as ProductDetails;
}

const readers = {
  text: textOf,
  label: textOf,
  category: textOf,
  price: numberOf,
  flag: flagOf,
  measures: listOf,
};

export function readProducts(value: unknown): AdminProduct[] {
  return requiredListOf(value).map(readProduct);
}

/** The flag (specification X37) may be set on the main picture only, and may be a word. */
function readImage(value: unknown): ProductImage {
  const fields = fieldsOf(value);
  const signedUrl = textOf(fields.signedUrl);
  return {
    ...(fields as Pick<ProductImage, 'renditions' | 'placeholder'>),
    name: textOf(fields.name) || nameInUrl(signedUrl),
    flagman: flagOf(fields.flagman),
    signedUrl,
  };
}

/** File name at the end of a picture's URL. */
function nameInUrl(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function readSize(value: unknown): AdminProduct['sizes'][number] {
  const fields = fieldsOf(value);
  return {
    ...(fields as Pick<AdminProduct['sizes'][number], 'sku' | 'barcode'>),
    size: textOf(fields.size),
    quantity: numberOf(fields.quantity),
    quantityReserved: numberOf(fields.quantityReserved),
    description: textOf(fields.description),
  };
}

/** Omits items whose product is gone. */
export function readCartItems(value: unknown): CartItem[] {
  return requiredListOf(value).flatMap((item) => {
    const { product, size, quantity } = fieldsOf(item);
    if (!product) return [];
    return { product: readProduct(product), size: textOf(size), quantity: numberOf(quantity) };
  });
}

export function readRelatedProducts(value: unknown): RelatedProduct[] {
  return requiredListOf(value).flatMap((record) => {
    const { productId, status, rating, ...rest } = fieldsOf(record);
    if (!productId) return [];
    return {
      ...(rest as Pick<RelatedProduct, 'sizes' | 'review'>),
      productId: readProduct(productId),
      status: status === 'rated' ? 'rated' : 'to_rate',
      ...(rating !== undefined && { rating: numberOf(rating) }),
    };
  });
}

/** Also accepts a bare list of items (specification X41). */
export function readCart(value: unknown): Cart {
  if (Array.isArray(value)) return { success: true, cartData: readCartItems(value) };
  const fields = fieldsOf(value);
  return {
    ...(fields as Pick<Cart, 'removed' | 'message' | 'heldUntil'>),
    success: true,
    cartData: readCartItems(fields.cartData),
  };
}

/** Only `url` is guaranteed; the picture's name is at its end. */
export function readUpload(value: unknown): { images: { name: string; url: string }[] } {
  const images = requiredListOf(fieldsOf(value).images).map((image) => {
    const { name, url } = fieldsOf(image);
    return { name: textOf(name) || nameInUrl(textOf(url)), url: textOf(url) };
  });
  return { images };
}
