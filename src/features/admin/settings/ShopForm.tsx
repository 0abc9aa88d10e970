import Box from '@mui/material/Box';
import { useField } from 'formik';
import { i18n } from '../../../../contract/i18n.ts';
import { policyTitles } from '../../../../contract/pages.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import type { Home, ShopProfile } from '../../../../contract/schemas/shopProfile.ts';
import { type HomeBlock, homeTexts } from '../../../lib/homeTexts.ts';
import { collectionNames } from '../../../lib/labels.ts';
import type { Wording } from '../../../lib/wording.ts';
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import type { UploadPicture } from '../../../ui/usePictureUploads.ts';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import { SaveBar } from '../frame/SaveBar.tsx';
import { useMay } from '../frame/useMay.ts';
import { HomePictures } from './HomePictures.tsx';
import { NoticeFields } from './NoticeFields.tsx';
import { SearchPageFields } from './SearchPageFields.tsx';
import { SocialFields } from './SocialFields.tsx';
import {
  type DefaultStory,
  type ShopProfileToSave,
  shopSchema,
  toShopProfile,
  toShopValues,
} from './shopValues.ts';
import { TeamFields } from './TeamFields.tsx';

type ShopFormProps = {
  id?: string;
  profile: ShopProfile;
  /** Default text of the about page for a shop of this name. */
  defaultStory: (name: string) => DefaultStory;
  /** Texts of `config.js`, shown for empty fields. */
  wording?: Wording;
  upload: UploadPicture;
  uploadNotice: UploadPicture;
  problem?: string | undefined;
  /** Resolves to the saved profile; undefined if nothing was saved. */
  onSave: (profile: ShopProfileToSave) => Promise<ShopProfile | undefined>;
  onUnsavedChange: (isUnsaved: boolean) => void;
};

const textHint = /*i18n*/ 'An empty line ends a paragraph. # begins a heading, - an item of a list';

export function ShopForm({
  id,
  profile,
  defaultStory,
  wording,
  upload,
  uploadNotice,
  problem,
  onSave,
  onUnsavedChange,
}: ShopFormProps) {
  const mayChangeTerms = useMay()('settings:write');
  return (
    <ValidatedForm
      id={id}
      initialValues={toShopValues(profile, defaultStory(profile.name))}
      schema={shopSchema}
      onSubmit={async (values, { takeSaved }) => {
        const saved = await onSave(toShopProfile(values, defaultStory(profile.name)));
        if (saved) takeSaved(toShopValues(saved, defaultStory(saved.name)));
        return undefined;
      }}
      onUnsavedChange={onUnsavedChange}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <AdminCard title={i18n.t('Name')}>
          <FormTextField
            name="name"
            label={i18n.t('Name')}
            hint={i18n.t('On every page, in mails and on invoices')}
            required
          />
          <FormTextField
            name="description"
            label={i18n.t('Description')}
            hint={i18n.t('For search engines, and where a page is shared')}
            minRows={2}
          />
        </AdminCard>
        <AdminCard title={i18n.t('Returns')}>
          <FormTextField
            name="returnDays"
            disabled={!mayChangeTerms}
            label={i18n.t('Days to return')}
            inputMode="numeric"
            hint="From the delivery; 0 if customers have to ask you first. The EU requires 14"
            required
          />
          <FormTextField
            name="returnsPaidBy"
            disabled={!mayChangeTerms}
            label={i18n.t('Who pays for sending a return')}
            options={returnPayerOptions}
          />
        </AdminCard>
        <AdminCard title={i18n.t('Contacts')}>
          <FormTextField
            name="supportEmail"
            disabled={!mayChangeTerms}
            label={i18n.t('Email')}
            inputMode="email"
          />
          <FormTextField name="phone" label={i18n.t('Phone')} />
          <FormTextField
            name="address"
            disabled={!mayChangeTerms}
            label={i18n.t('Address')}
            hint={i18n.t('On the contact page and on invoices')}
            minRows={2}
          />
          <FormTextField name="openingHours" label={i18n.t('Opening hours')} minRows={2} />
        </AdminCard>
        <SocialFields />
        <AdminCard title={i18n.t('Story')}>
          <FormTextField
            name="about.en"
            label={i18n.t('In English')}
            hint={i18n.t('The first paragraph is the lead. An empty line ends a paragraph')}
            minRows={6}
          />
          <FormTextField
            name="about.ru"
            label={i18n.t('In Russian')}
            hint={i18n.t('Leave empty to tell it in English only')}
            minRows={6}
          />
        </AdminCard>
        <AdminCard title={i18n.t('Policies')}>
          {Object.entries(policyTitles).map(([name, title]) => (
            <FormTextField
              key={name}
              name={`policies.${name}`}
              label={title}
              hint={name === 'terms' ? textHint : i18n.t('Leave empty for no such page')}
              minRows={4}
            />
          ))}
        </AdminCard>
        <AdminCard title={i18n.t('Producer and safety')}>
          {safetyFields.map(([name, label, hint]) => (
            <FormTextField
              key={name}
              name={`safety.${name}`}
              label={label}
              hint={hint}
              minRows={3}
            />
          ))}
        </AdminCard>
        <NoticeFields upload={uploadNotice} />
        <TeamFields />
        <HomeFields shopName={profile.name} wording={wording} />
        <HomePictures upload={upload} />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <SearchPageFields />
        </Box>
      </Box>
      <SaveBar label={i18n.t('Save')} problem={problem} />
    </ValidatedForm>
  );
}

const safetyFields = [
  [
    'producer',
    /*i18n*/ 'Producer',
    /*i18n*/ 'Of products that name none: name, postal and electronic address',
  ],
  ['responsible', /*i18n*/ 'Responsible person in the EU', /*i18n*/ 'If the producer is elsewhere'],
  ['warnings', /*i18n*/ 'Warnings', /*i18n*/ 'Of products without their own'],
] as const;

const returnPayerOptions: [string, string][] = [
  ['', /*i18n*/ 'Say nothing about it'],
  ['shop', /*i18n*/ 'The shop'],
  ['customer', /*i18n*/ 'The customer'],
];

const targets: Record<Home['leadsTo'], string> = {
  newCollection: collectionNames.newCollection,
  mostPopular: collectionNames.mostPopular,
  women: categoryInfo.women.name,
  men: categoryInfo.men.name,
  kids: categoryInfo.kid.name,
  search: /*i18n*/ 'All products',
  aboutUs: /*i18n*/ 'About Us',
};

type HomeFieldsProps = { shopName: string; wording?: Wording | undefined };

/** Fields for the texts of the home page; empty ones use the defaults. */
export function HomeFields({ shopName, wording }: HomeFieldsProps) {
  const ours = homeTexts(shopName, wording);
  return (
    <>
      <AdminCard title={i18n.t('Home page')}>
        <FormTextField
          name="home.line"
          label={i18n.t('Line on the banner')}
          placeholder={ours.line}
          hint={i18n.t('What you leave empty stays as it is')}
        />
        <FormTextField name="home.button" label={i18n.t('Button')} placeholder={ours.button} />
        <FormTextField
          name="home.leadsTo"
          label={i18n.t('The button leads to')}
          options={Object.entries(targets)}
        />
      </AdminCard>
      <BlockFields name="story" title={i18n.t('Editorial block')} ours={ours.story} />
      <BlockFields name="note" title={i18n.t('Brand note')} ours={ours.note} />
    </>
  );
}

type BlockFieldsProps = { name: 'story' | 'note'; title: string; ours: HomeBlock };

function BlockFields({ name, title, ours }: BlockFieldsProps) {
  const [{ value: isShown }] = useField<boolean>(i18n.t('home.{name}.isShown', { name }));
  return (
    <AdminCard title={title}>
      <FormCheckbox name={`home.${name}.isShown`} label={i18n.t('Show it on the home page')} />
      {isShown && (
        <>
          <FormTextField
            name={`home.${name}.heading`}
            label={i18n.t('Heading')}
            placeholder={ours.heading}
          />
          <FormTextField
            name={`home.${name}.text`}
            label={i18n.t('Text')}
            placeholder={ours.text}
            minRows={3}
          />
        </>
      )}
    </AdminCard>
  );
}
