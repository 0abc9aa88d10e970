import { useField } from 'formik';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import type { Home } from '../../../../contract/schemas/shopProfile.ts';
import { collectionNames } from '../../../lib/flags.ts';
import { type HomeBlock, homeTexts } from '../../../lib/homeTexts.ts';
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';

const targets: Record<Home['leadsTo'], string> = {
  ...collectionNames,
  women: categoryInfo.women.name,
  men: categoryInfo.men.name,
  kids: categoryInfo.kid.name,
  search: 'All products',
  aboutUs: 'About Us',
};

/** What the home page says, in the form that it stands in. What is left empty is the app's own. */
export function HomeFields({ shopName }: { shopName: string }) {
  const ours = homeTexts(shopName);
  return (
    <>
      <AdminCard title="Home page">
        <FormTextField
          name="home.line"
          label="Line on the banner"
          placeholder={ours.line}
          hint="What you leave empty stays as it is"
        />
        <FormTextField name="home.button" label="Button" placeholder={ours.button} />
        <FormTextField
          name="home.leadsTo"
          label="The button leads to"
          options={Object.entries(targets)}
        />
      </AdminCard>
      <BlockFields name="story" title="Editorial block" ours={ours.story} />
      <BlockFields name="note" title="Brand note" ours={ours.note} />
    </>
  );
}

type BlockFieldsProps = { name: 'story' | 'note'; title: string; ours: HomeBlock };

function BlockFields({ name, title, ours }: BlockFieldsProps) {
  const [{ value: isShown }] = useField<boolean>(`home.${name}.isShown`);
  return (
    <AdminCard title={title}>
      <FormCheckbox name={`home.${name}.isShown`} label="Show it on the home page" />
      {isShown && (
        <>
          <FormTextField name={`home.${name}.heading`} label="Heading" placeholder={ours.heading} />
          <FormTextField
            name={`home.${name}.text`}
            label="Text"
            placeholder={ours.text}
            minRows={3}
          />
        </>
      )}
    </AdminCard>
  );
}
