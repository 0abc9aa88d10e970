import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import { FieldRow } from './FieldRow.ts';
import type { ShopValues } from './shopValues.ts';
import { useRows } from './TeamFields.tsx';

export function SocialFields() {
  const { rows, add, remove, focusIfAdded } = useRows<ShopValues['social'][number]>('social', {
    ...{ name: '', url: '' },
  });
  return (
    <AdminCard
      title={i18n.t('Social profiles')}
      action={
        rows.length < ownerLimits.social.max && (
          <Button onClick={add}>{i18n.t('Add a profile')}</Button>
        )
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {i18n.t('In the footer of every page; the first one on the contact page, too.')}
      </Typography>
      <FocusFallback label={i18n.t('Social profiles')}>
        {rows.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its fields are named by its place
          <FieldRow key={index}>
            <FormTextField
              name={`social.${index}.name`}
              label={i18n.t('Network')}
              inputRef={focusIfAdded(index)}
              required
            />
            <FormTextField name={`social.${index}.url`} label={i18n.t('URL')} required />
            <Button
              aria-label={name ? i18n.t('Remove {name}', { name }) : i18n.t('Remove the profile')}
              onClick={() => remove(index)}
            >
              {i18n.t('Remove')}
            </Button>
          </FieldRow>
        ))}
      </FocusFallback>
    </AdminCard>
  );
}
