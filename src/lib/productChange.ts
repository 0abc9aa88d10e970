import type { Category } from '../../contract/schemas/product.ts';

/** A product as an admin is shown it, without what nobody can change by hand. */
export type ShownProduct = {
  _id: string;
  name: string;
  description: string;
  /** Dollars. */
  price: number;
  category: Category;
  newCollection: boolean;
  /** Absent on a server that has no such flag. */
  mostPopular?: boolean | undefined;
  images: { name: string; flagman: boolean }[];
  sizes: { size: string; quantity: number; quantityReserved: number; description: string }[];
  /** Absent on a server that has no versions. */
  version?: number;
};

/** A product as `POST /addproduct` takes it. */
export type ProductFields = Omit<ShownProduct, '_id' | 'version' | 'sizes'> & {
  sizes: { size: string; quantity: number; quantitySeen?: number; description: string }[];
};

/** The product unchanged, as `POST /modifyproduct` takes it: what is to change is put over it. */
export function toProductChange(product: ShownProduct) {
  const { _id, name, description, price, category, newCollection, mostPopular, version } = product;
  const hasVersions = version !== undefined;
  return {
    id: _id,
    name,
    description,
    price,
    category,
    newCollection,
    ...(mostPopular !== undefined && { mostPopular }),
    images: product.images.map(({ name, flagman }) => ({ name, flagman })),
    sizes: product.sizes.map(({ size, quantity, description }) => ({
      size,
      quantity,
      description,
      ...(hasVersions && { quantitySeen: quantity }),
    })),
    ...(hasVersions && { version }),
  };
}
