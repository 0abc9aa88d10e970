import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import { searchPageLimits } from '../../../../contract/rules/adminChoices.ts';
import type { SearchPage } from '../../../../contract/schemas/shopProfile.ts';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import { FieldRow } from './FieldRow.ts';
import { useRows } from './TeamFields.tsx';

/** Searches that lead to a page instead of to products. */
export function SearchPageFields() {
  const { rows, add, remove, focusIfAdded } = useRows<SearchPage>('searchPages', {
    words: '',
    page: '',
  });
  return (
    <AdminCard
      title={i18n.t('Search words')}
      action={
        rows.length < searchPageLimits.rows && <Button onClick={add}>{i18n.t('Add words')}</Button>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {i18n.t(
          'A search for one of the words opens the page. If the page does not exist, the next row with the same words is used.',
        )}
      </Typography>
      <FocusFallback label={i18n.t('Search words')}>
        {rows.map(({ page }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its fields are named by its place
          <FieldRow key={index}>
            <FormTextField
              name={`searchPages.${index}.page`}
              label={i18n.t('Page')}
              inputRef={focusIfAdded(index)}
              required
            />
            <FormTextField name={`searchPages.${index}.words`} label={i18n.t('Words')} required />
            <Button
              aria-label={
                page
                  ? i18n.t('Remove the words for {page}', { page })
                  : i18n.t('Remove the words for the page')
              }
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
