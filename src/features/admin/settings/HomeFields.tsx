import { useField } from 'formik';
import { i18n } from '../../../../contract/i18n.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import type { Home } from '../../../../contract/schemas/shopProfile.ts';
import { type HomeBlock, homeTexts } from '../../../lib/homeTexts.ts';
import { collectionNames } from '../../../lib/labels.ts';
import type { Wording } from '../../../lib/wording.ts';
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';

/** Texts in English. */
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
          options={Object.entries(targets).map(([page, name]) => [page, i18n.t(name)])}
        />
      </AdminCard>
      <BlockFields name="story" title={i18n.t('Editorial block')} ours={ours.story} />
      <BlockFields name="note" title={i18n.t('Brand note')} ours={ours.note} />
    </>
  );
}

type BlockFieldsProps = { name: 'story' | 'note'; title: string; ours: HomeBlock };

function BlockFields({ name, title, ours }: BlockFieldsProps) {
  const [{ value: isShown }] = useField<boolean>(`home.${name}.isShown`);
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
