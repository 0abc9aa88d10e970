import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useRef } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { paths } from '../../../../contract/paths.ts';
import { bannerSizes } from '../../../../contract/rules/banners.ts';
import { beside, listed } from '../../../../contract/rules/beside.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import { colourLabel } from '../../../../contract/rules/colourLabels.ts';
import type { AdminCollection, CollectionInput } from '../../../../contract/schemas/collections.ts';
import { flagLabels } from '../../../lib/labels.ts';
import type { SentPicture } from '../../../lib/sentPictures.ts';
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import type { FormAnswer } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { type UploadPicture, useSubmitOnceUploaded } from '../../../ui/usePictureUploads.ts';
import { CollectionProducts, type CollectionProductsProps } from './CollectionProducts.tsx';
import {
  type CollectionValues,
  collectionSchema,
  toCollectionInput,
  toCollectionValues,
} from './collectionValues.ts';
import { PicturePlace } from './HomePictures.tsx';
import { SettingsList } from './SettingsList.tsx';

type CollectionSettingsProps = CollectionProductsProps & {
  collections: readonly AdminCollection[];
  upload: UploadPicture;
  onSave: (collection: CollectionInput) => Promise<FormAnswer<CollectionInput>>;
  onEnd: (id: string) => void;
};

/** The shop's collections in the order of the menu. */
export function CollectionSettings({
  collections,
  upload,
  onSave,
  onEnd,
  ...products
}: CollectionSettingsProps) {
  return (
    <SettingsList
      title={i18n.t('Collections')}
      addLabel={i18n.t('Add a collection')}
      columns={[i18n.t('Collection'), i18n.t('Shown')]}
      emptyText={i18n.t('No collections yet. The menu has the categories only.')}
      items={collections}
      nameOf={({ title }) => title}
      cellsOf={(collection) => [
        <>
          <span>{collection.title}</span>
          <br />
          <small>{addressOf(collection)}</small>
          <br />
          <small>{productsOf(collection)}</small>
        </>,
        placeOf(collection),
      ]}
      wordsOf={(collection) => [
        [i18n.t('title'), collection.title],
        [i18n.t({ id: 'address (URL)', message: 'address' }), collection.slug],
        [i18n.t('text'), collection.text],
        [i18n.t('picture'), collection.picture],
        [
          i18n.t('products'),
          listed(collection.picked.map(({ name }) => name)) || productsOf(collection),
        ],
        [i18n.t('shown'), placeOf(collection)],
      ]}
      toValues={toCollectionValues}
      schema={collectionSchema}
      fields={
        <>
          <FormTextField name="title" label={i18n.t('Title')} required />
          <FormTextField
            name="slug"
            label={i18n.t({ id: 'Address (URL)', message: 'Address' })}
            hint={i18n.t('Last part of the URL. Leave empty to use the title.')}
          />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <FormTextField name="text" label={i18n.t('Text')} minRows={2} maxRows={8} />
            <CollectionPicture upload={upload} />
            <FormCheckbox name="isShown" label={i18n.t('Visitors see it')} />
            <br />
            <FormCheckbox name="inMenu" label={i18n.t('In the menu')} />
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
              {i18n.t(
                'The bar shows as many as it has room for; the phone menu and the footer show all.',
              )}
            </Typography>
            <CollectionProducts {...products} />
          </Box>
        </>
      }
      toInput={toCollectionInput}
      onSave={onSave}
      end="remove"
      endText={i18n.t('Its page no longer exists. Its products stay in the shop.')}
      onEnd={onEnd}
      onMove={(collection, position) => onSave({ ...inputOf(collection), position })}
    />
  );
}

function inputOf({ picked: _, pictureUrls: __, ...input }: AdminCollection): CollectionInput {
  return input;
}

/** The wide picture and the tall one are cropped from one file. */
function CollectionPicture({ upload }: { upload: UploadPicture }) {
  const element = useRef<HTMLDivElement>(null);
  const [, { error, touched }] = useField<SentPicture[]>('pictures');
  const { submitCount } = useFormikContext<CollectionValues>();
  useSubmitOnceUploaded(element);
  return (
    <Box ref={element} sx={{ mb: 2 }}>
      <PicturePlace name="pictures" title={i18n.t('Picture')} upload={upload} />
      <Typography variant="body2" color="textSecondary">
        {i18n.t('At least {width} × {height} pixels; cropped to what draws the eye.', {
          width: bannerSizes.wide.width,
          height: bannerSizes.tall.height,
        })}
      </Typography>
      <Typography variant="body2" color="error" aria-live="polite">
        {(touched || submitCount > 0) && error}
      </Typography>
    </Box>
  );
}

function addressOf({ slug }: AdminCollection) {
  return <Link href={paths.collection(slug)}>{paths.collection(slug)}</Link>;
}

function placeOf({ isShown, inMenu }: AdminCollection): string {
  if (!isShown) return i18n.t('Hidden');
  return inMenu ? i18n.t('In the menu') : i18n.t('By its link');
}

/** "Women · Dresses or Skirts · Sale", or the number of picked products. */
function productsOf({ rule, products }: AdminCollection): string {
  if (products.length > 0) {
    return i18n.t('{count, plural, one {# product, picked} other {# products, picked}}', {
      count: products.length,
    });
  }
  const { category, kind = [], colour = [], flag = [] } = rule;
  const parts = [
    category && i18n.t(categoryInfo[category].name),
    anyOf(kind),
    anyOf(colour.map(colourLabel)),
    anyOf(flag.map((name) => i18n.t(flagLabels[name]))),
  ];
  return beside(...parts) || i18n.t('All products');
}

function anyOf([first = '', ...others]: readonly string[]): string {
  return others.reduce((one, other) => i18n.t('{one} or {other}', { one, other }), first);
}
