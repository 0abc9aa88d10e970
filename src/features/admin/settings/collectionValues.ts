import { array, mixed, object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { slugOf } from '../../../../contract/rules/collections.ts';
import { collectionLimits, slugPattern } from '../../../../contract/rules/ownerLimits.ts';
import type {
  AdminCollection,
  CollectionInput,
  ProductRule,
} from '../../../../contract/schemas/collections.ts';
import type { ListFlag } from '../../../../contract/schemas/product.ts';
import { textRule } from '../../../lib/formRules.ts';
import { type SentPicture, toSentPicture, uploadProblem } from '../../../lib/sentPictures.ts';

export type PickedProduct = { _id: string; name: string };

export type CollectionValues = {
  title: string;
  /** Empty to make it from the title. */
  slug: string;
  text: string;
  /** At most one. */
  pictures: SentPicture[];
  isShown: boolean;
  inMenu: boolean;
  by: 'rule' | 'hand';
  /** Empty for all. */
  category: ProductRule['category'] | '';
  kind: string[];
  colour: string[];
  flag: ListFlag[];
  products: PickedProduct[];
};

const noCollection: CollectionValues = {
  ...{ title: '', slug: '', text: '', pictures: [], isShown: true, inMenu: true },
  ...{ by: 'rule', category: '', kind: [], colour: [], flag: [], products: [] },
};

export function toCollectionValues(collection: AdminCollection | undefined): CollectionValues {
  if (!collection) return noCollection;
  const { title, slug, text, picture, isShown, inMenu, rule, products, picked } = collection;
  const { category = '', kind = [], colour = [], flag = [] } = rule;
  const signedUrl = collection.pictureUrls?.wide ?? '';
  return {
    ...{ title, slug, text, isShown, inMenu, category, kind, colour, flag },
    by: products.length > 0 ? 'hand' : 'rule',
    pictures: picture ? [toSentPicture({ name: picture, signedUrl })] : [],
    products: products.map((id) => ({
      _id: id,
      name: picked.find(({ _id }) => _id === id)?.name ?? i18n.t('Not in the shop'),
    })),
  };
}

export function toCollectionInput(
  values: CollectionValues,
): Omit<CollectionInput, 'id' | 'version'> {
  const { title, slug, text, pictures, isShown, inMenu, by, category, kind, colour, flag } = values;
  const state = pictures[0]?.state;
  return {
    ...{ title: title.trim(), slug: slug.trim() || slugOf(title), text: text.trim() },
    ...{ isShown, inMenu },
    picture: state?.status === 'ready' ? state.name : '',
    rule:
      by === 'hand'
        ? {}
        : {
            ...(category && { category }),
            ...(kind.length > 0 && { kind }),
            ...(colour.length > 0 && { colour }),
            ...(flag.length > 0 && { flag }),
          },
    products: by === 'hand' ? values.products.map(({ _id }) => _id) : [],
  };
}

const { max } = collectionLimits.products;

const tooLong = ({ max }: { max: number }) => i18n.t('At most {max} characters', { max });

export const collectionSchema = object({
  title: string()
    .trim()
    .required(() => i18n.t('Enter a title'))
    .max(collectionLimits.title.max, tooLong),
  slug: textRule({
    pattern: slugPattern,
    max: collectionLimits.slug.max,
    message: () => i18n.t('Letters a to z, digits and single hyphens, such as summer-linen'),
  }).test(
    'made',
    () => i18n.t('Enter an address with letters a to z'),
    (slug, { parent }) => Boolean(slug || !parent.title?.trim() || slugOf(parent.title)),
  ),
  text: string().max(collectionLimits.text.max, tooLong),
  pictures: mixed<SentPicture[]>().test('sent', (pictures, { createError }) => {
    const message = uploadProblem(pictures);
    return message === undefined || createError({ message });
  }),
  products: array()
    .max(max, () => i18n.t('At most {max}', { max }))
    .test(
      'any',
      () => i18n.t('Add at least one product'),
      (products, { parent }) => parent.by === 'rule' || Boolean(products?.length),
    ),
});
