import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import type { Language } from '../../../../contract/languages.ts';
import { policyTitles } from '../../../../contract/pages.ts';
import type { ShopProfile } from '../../../../contract/schemas/shopProfile.ts';
import { languageNames } from '../../../lib/languageNames.ts';
import type { Wording } from '../../../lib/wording.ts';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import type { UploadPicture } from '../../../ui/usePictureUploads.ts';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import { SaveBar } from '../frame/SaveBar.tsx';
import { useMay } from '../frame/useMay.ts';
import { HomeFields } from './HomeFields.tsx';
import { HomePictures, PicturePlace, Places } from './HomePictures.tsx';
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
  /** The shop's languages. */
  languages: readonly Language[];
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

export function ShopForm({
  id,
  profile,
  languages,
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
        <AdminCard title={i18n.t({ id: 'Name (of a thing)', message: 'Name' })}>
          <FormTextField
            name="name"
            label={i18n.t({ id: 'Name (of a thing)', message: 'Name' })}
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
            hint={i18n.t(
              'From the delivery; 0 if customers have to ask you first. The EU requires 14',
            )}
            required
          />
          <FormTextField
            name="returnsPaidBy"
            disabled={!mayChangeTerms}
            label={i18n.t('Who pays for sending a return')}
            options={returnPayerOptions.map(([payer, name]) => [payer, i18n.t(name)])}
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
          <FormTextField
            name="seller"
            disabled={!mayChangeTerms}
            label={i18n.t('Seller on invoices')}
            hint={i18n.t(
              'Legal name, address and VAT number, as the tax office asks for. Issued invoices keep theirs.',
            )}
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
              label={i18n.t(title)}
              hint={
                name === 'terms'
                  ? i18n.t(
                      'An empty line ends a paragraph. # begins a heading, - an item of a list',
                    )
                  : i18n.t('Leave empty for no such page')
              }
              minRows={4}
            />
          ))}
        </AdminCard>
        <AdminCard title={i18n.t('Producer and safety')}>
          {safetyFields.map(([name, label, hint]) => (
            <FormTextField
              key={name}
              name={`safety.${name}`}
              label={i18n.t(label)}
              hint={i18n.t(hint)}
              minRows={3}
            />
          ))}
        </AdminCard>
        <TeamFields />
        <NoticeFields languages={languages} upload={uploadNotice} />
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

type NoticeFieldsProps = Pick<ShopFormProps, 'languages'> & { upload: UploadPicture };

/** The European Union's notice of the legal guarantee: official pictures, and their words. */
function NoticeFields({ languages, upload }: NoticeFieldsProps) {
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <AdminCard title={i18n.t('Notice of the legal guarantee')}>
        <Typography variant="body2" color="textSecondary">
          {i18n.t(
            'The European Union’s notice, in cart, order form and the order’s mail. Upload the official picture of regulation (EU) 2025/1960 in each language, unchanged and in colour.',
          )}
        </Typography>
        <Places>
          {languages.map((code) => (
            <PicturePlace
              key={code}
              name={`pictures.${code}`}
              title={languageNames[code]}
              upload={upload}
            >
              <Box sx={{ mt: 2 }}>
                <FormTextField
                  name={`notices.${code}`}
                  label={i18n.t('Words of the picture')}
                  hint={i18n.t('All of them, for screen readers and for mail without pictures')}
                  minRows={4}
                />
              </Box>
            </PicturePlace>
          ))}
        </Places>
      </AdminCard>
    </Box>
  );
}

/** Texts in English. */
const safetyFields = [
  [
    'producer',
    /*i18n*/ 'Producer',
    /*i18n*/ 'Of products that name none: name, postal and electronic address',
  ],
  ['responsible', /*i18n*/ 'Responsible person in the EU', /*i18n*/ 'If the producer is elsewhere'],
  ['warnings', /*i18n*/ 'Warnings', /*i18n*/ 'Of products without their own'],
] as const;

/** Texts in English. */
const returnPayerOptions: [string, string][] = [
  ['', /*i18n*/ 'Say nothing about it'],
  ['shop', /*i18n*/ 'The shop'],
  ['customer', /*i18n*/ 'The customer'],
];
