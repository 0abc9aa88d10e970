import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { Fragment, type ReactNode, useId } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { compositionExample, fibreCompletions } from '../../../../contract/rules/composition.ts';
import { type DutyField, dutyFieldNames } from '../../../../contract/rules/dutyFields.ts';
import type { ProductField } from '../../../../contract/rules/productFields.ts';
import { FormTextField } from '../../../ui/FormTextField.tsx';

const controls: Record<DutyField, () => ReactNode> = {
  composition: () => <CompositionField />,
  madeIn: () => (
    <FormTextField
      name="madeIn"
      label={i18n.t('Made in')}
      hint={i18n.t('For example Weaving: Italy; Sewing: Portugal')}
    />
  ),
  recycled: () => (
    <FormTextField
      name="recycled"
      label={i18n.t('Recycled content')}
      hint={i18n.t('For example 30% of the polyester')}
    />
  ),
  guarantee: () => (
    <FormTextField
      name="guarantee"
      label={i18n.t('Producer’s guarantee of durability in years')}
      hint={i18n.t(
        'More than 2; empty for none. Add the EU’s official label to the pictures, too, on a white background with the aspect ratio 4:5.',
      )}
      inputMode="numeric"
    />
  ),
  producer: () => (
    <FormTextField
      name="producer"
      label={i18n.t('Producer')}
      hint={i18n.t('Name, postal and electronic address. Leave empty to use the shop’s.')}
      minRows={3}
    />
  ),
  responsible: () => (
    <FormTextField
      name="responsible"
      label={i18n.t('Responsible person in the EU')}
      hint={i18n.t('For a producer elsewhere. Leave empty to use the shop’s.')}
      minRows={3}
    />
  ),
  warnings: () => (
    <FormTextField
      name="warnings"
      label={i18n.t('Warnings')}
      hint={i18n.t('Safety information. Leave empty to use the shop’s.')}
      minRows={3}
    />
  ),
};

/** Fields that the European Union requires: docs/eu.md. */
export function DutyFields({ shown }: { shown: readonly ProductField[] }) {
  const names = dutyFieldNames.filter((name) => shown.includes(name));
  return (
    <>
      {names.length > 0 && (
        <Typography variant="h5" component="h3" sx={{ mt: 2 }}>
          {i18n.t('Fibres, producer and safety')}
        </Typography>
      )}
      {names.map((name) => (
        <Fragment key={name}>{controls[name]()}</Fragment>
      ))}
    </>
  );
}

/** Fibres by percent; the browser suggests names. */
function CompositionField() {
  const id = useId();
  const [{ value }] = useField<string>('composition');
  return (
    <>
      <FormTextField
        name="composition"
        label={i18n.t('Fibres')}
        hint={i18n.t('For example {example}', { example: compositionExample() })}
        slotProps={{ htmlInput: { list: id } }}
      />
      <datalist id={id}>
        {fibreCompletions(value).map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}
