import { linenShirt } from '../../../contract/examples/products.ts';

/** Parameters of a shop in three languages. The Portuguese name of its product is out of date. */
export const translatedShirt = {
  shopProfile: { languages: ['en', 'pt', 'ar'] },
  shop: {
    products: [linenShirt],
    translations: {
      [`pt product ${linenShirt._id}`]: {
        version: 1,
        texts: { name: 'Camisa de linho' },
        sources: { name: 'Linen shirt' },
      },
    },
  },
};
