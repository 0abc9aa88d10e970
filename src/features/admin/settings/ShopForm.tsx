import Box from '@mui/material/Box';
import { policyTitles } from '../../../../contract/pages.ts';
import type { ShopProfile } from '../../../../contract/schemas/shopProfile.ts';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import type { UploadPicture } from '../../../ui/usePictureUploads.ts';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import { SaveBar } from '../frame/SaveBar.tsx';
import { HomeFields } from './HomeFields.tsx';
import { HomePictures } from './HomePictures.tsx';
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
  /** What is in force. */
  profile: ShopProfile;
  /** What the about page tells of a shop of this name while its owner has written nothing. */
  defaultStory: (name: string) => DefaultStory;
  upload: UploadPicture;
  /** Why the last attempt to save failed. */
  problem?: string | undefined;
  /** Answers what is in force from now on; undefined when nothing was saved. */
  onSave: (profile: ShopProfileToSave) => Promise<ShopProfile | undefined>;
  onUnsavedChange: (isUnsaved: boolean) => void;
};

const textHint = 'An empty line ends a paragraph. # begins a heading, - an item of a list';

/** What the shop says of itself, on its pages, in its mails and on its papers. */
export function ShopForm({
  id,
  profile,
  defaultStory,
  upload,
  problem,
  onSave,
  onUnsavedChange,
}: ShopFormProps) {
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
        <AdminCard title="Name">
          <FormTextField
            name="name"
            label="Name"
            hint="On every page, in mails and on invoices"
            required
          />
          <FormTextField
            name="description"
            label="Description"
            hint="For search engines, and where a page is shared"
            minRows={2}
          />
        </AdminCard>
        <AdminCard title="Returns">
          <FormTextField
            name="returnDays"
            label="Days to return"
            inputMode="numeric"
            hint="From the delivery; 0 if customers have to ask you first. The EU requires 14"
            required
          />
        </AdminCard>
        <AdminCard title="Contacts">
          <FormTextField name="supportEmail" label="Email" inputMode="email" />
          <FormTextField name="phone" label="Phone" />
          <FormTextField
            name="address"
            label="Address"
            hint="On the contact page and on invoices"
            minRows={2}
          />
          <FormTextField name="openingHours" label="Opening hours" minRows={2} />
        </AdminCard>
        <SocialFields />
        <AdminCard title="Story">
          <FormTextField
            name="about.en"
            label="In English"
            hint="The first paragraph is the lead. An empty line ends a paragraph"
            minRows={6}
          />
          <FormTextField
            name="about.ru"
            label="In Russian"
            hint="Leave empty to tell it in English only"
            minRows={6}
          />
        </AdminCard>
        <AdminCard title="Policies">
          {Object.entries(policyTitles).map(([name, title]) => (
            <FormTextField
              key={name}
              name={`policies.${name}`}
              label={title}
              hint={name === 'terms' ? textHint : 'Leave empty for no such page'}
              minRows={4}
            />
          ))}
        </AdminCard>
        <TeamFields />
        <HomeFields shopName={profile.name} />
        <HomePictures upload={upload} />
      </Box>
      <SaveBar label="Save" problem={problem} />
    </ValidatedForm>
  );
}
