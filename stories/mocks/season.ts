import { exampleProducts } from '../../contract/examples/products.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { type DemoProduct, demoCatalogue } from '../../demo/catalogue.ts';

const perCategory = 12;
const pictured = new Set(exampleProducts.flatMap(({ images }) => images.map(({ name }) => name)));

/**
 * A full shop for states of pages: the example products, plus products of the demo shop, up to a
 * dozen per category. Behaviours use only the examples.
 */
export const season: Product[] = [
  ...exampleProducts,
  ...(['women', 'men', 'kid'] as const)
    .flatMap((category) => {
      const missing =
        perCategory - exampleProducts.filter((one) => one.category === category).length;
      return demoCatalogue
        .filter(
          (one) => one.category === category && !one.pictures.some((name) => pictured.has(name)),
        )
        .filter((_, index, all) => index % Math.floor(all.length / missing) === 0)
        .slice(0, missing);
    })
    .map(toProduct),
];

function toProduct({ slug: _, priceCents, rating, pictures, ...rest }: DemoProduct, index: number) {
  return {
    ...rest,
    _id: `01920000-0000-7000-8000-00000002${String(index).padStart(4, '0')}`,
    price: priceCents / 100,
    rating: rating?.average ?? 0,
    ratingCount: rating?.count ?? 0,
    images: pictures.map((name, at) => ({
      name,
      flagman: at === 0,
      signedUrl: `pictures/${name}`,
    })),
    sizes: rest.sizes.map((size) => ({ ...size, quantityReserved: 0 })),
  };
}
