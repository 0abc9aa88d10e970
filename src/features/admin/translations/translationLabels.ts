import { i18n } from '../../../../contract/i18n.ts';
import type {
  TranslatedSubject,
  translatedFieldNames,
} from '../../../../contract/rules/translations.ts';
import type { Translation } from '../../../../contract/schemas/translations.ts';

type FieldName = (typeof translatedFieldNames)[number];

const fieldLabels: Record<FieldName, string> = {
  name: /*i18n*/ 'Name',
  title: /*i18n*/ 'Title',
  line: /*i18n*/ 'Line on the banner',
  button: /*i18n*/ 'Button',
  storyHeading: /*i18n*/ 'Heading of the editorial block',
  storyText: /*i18n*/ 'Text of the editorial block',
  noteHeading: /*i18n*/ 'Heading of the brand note',
  noteText: /*i18n*/ 'Text of the brand note',
  role: /*i18n*/ 'Role',
  bio: /*i18n*/ 'About the person',
  text: /*i18n*/ 'Text',
  description: /*i18n*/ 'Description',
  material: /*i18n*/ 'Material and care',
  composition: /*i18n*/ 'Fibres',
  madeIn: /*i18n*/ 'Made in',
  recycled: /*i18n*/ 'Recycled content',
  warnings: /*i18n*/ 'Warnings',
  openingHours: /*i18n*/ 'Opening hours',
};

export function fieldLabel(field: string): string {
  return i18n.t(fieldLabels[field as FieldName] ?? field);
}

/** Kinds of items, to translate by `i18n.t`, in the order of the menu. */
export const subjectLabels: Record<TranslatedSubject, string> = {
  product: /*i18n*/ 'Products',
  kind: /*i18n*/ 'Kinds',
  colour: /*i18n*/ 'Colours',
  collection: /*i18n*/ 'Collections',
  text: /*i18n*/ 'Texts of the shop',
  delivery: /*i18n*/ 'Delivery',
  tax: /*i18n*/ 'Taxes',
  scale: /*i18n*/ 'Size scales',
};

const textLabels: Record<string, string> = {
  home: /*i18n*/ 'Home page',
  profile: /*i18n*/ 'The shop',
  about: /*i18n*/ 'About Us',
  terms: /*i18n*/ 'Terms',
  privacy: /*i18n*/ 'Privacy',
  returns: /*i18n*/ 'Returns',
  accessibility: /*i18n*/ 'Accessibility',
  notice: /*i18n*/ 'Notice of the legal guarantee',
  safety: /*i18n*/ 'Producer and safety',
};

/** Name of an item; the shop's texts are named by their page or person. */
export function nameOf(subject: TranslatedSubject, { id, name }: Translation): string {
  if (subject !== 'text') return name;
  const label = textLabels[id];
  return label ? i18n.t(label) : id.replace(/^team /, '');
}
