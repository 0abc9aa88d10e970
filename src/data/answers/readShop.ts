import { defaultPicturesNumber } from '../../../contract/limits.ts';
import type { Cart } from '../../../contract/schemas/cart.ts';
import type { EnvParams } from '../../../contract/schemas/shop.ts';
import { nameInUrl, readCartItems } from './readProduct.ts';
import { fieldsOf, neededListOf, numberOf, textOf, textsOf } from './values.ts';

export function readEnvParams(value: unknown): EnvParams {
  const fields = fieldsOf(value);
  return {
    ...fields,
    allowedSizes: textsOf(fields.allowedSizes),
    picturesNumber: numberOf(fields.picturesNumber) || defaultPicturesNumber,
    paymentStates: textsOf(fields.paymentStates),
    deliveryStates: textsOf(fields.deliveryStates),
  };
}

/** The cart's items alone will do (specification X41). */
export function readCart(value: unknown): Cart {
  if (Array.isArray(value)) return { success: true, cartData: readCartItems(value) };
  const fields = fieldsOf(value);
  return {
    ...(fields as Pick<Cart, 'removed' | 'message' | 'heldUntil'>),
    success: true,
    cartData: readCartItems(fields.cartData),
  };
}

/** Where to pay; undefined when there is no checkout. */
export function readCheckout(value: unknown): { url: string | undefined } {
  return { url: textOf(fieldsOf(value).url) || undefined };
}

/** A `url` each is all that is promised: the picture’s name is at its end. */
export function readUpload(value: unknown): { images: { name: string; url: string }[] } {
  const images = neededListOf(fieldsOf(value).images).map((image) => {
    const { name, url } = fieldsOf(image);
    return { name: textOf(name) || nameInUrl(textOf(url)), url: textOf(url) };
  });
  return { images };
}
