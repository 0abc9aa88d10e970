import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import type { Language } from '../../../../contract/languages.ts';
import { formatCount } from '../../../../contract/rules/money.ts';
import {
  type TranslatedSubject,
  translationLimit,
} from '../../../../contract/rules/translations.ts';
import type { Translation, TranslationInput } from '../../../../contract/schemas/translations.ts';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { Row } from '../../../ui/Row.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import { fieldLabel, nameOf } from './translationLabels.ts';

type TranslationFormProps = {
  subject: TranslatedSubject;
  entry: Translation;
  language: Language;
  /** The shop's first language, in which the texts are written. */
  from: Language;
  /** Resolves to errors by field; undefined if the role does not allow it. */
  onSave?:
    | ((fields: TranslationInput['fields']) => Promise<Record<string, string> | undefined>)
    | undefined;
};

/** Texts of one thing, each beside its translation. */
export function TranslationForm({ subject, entry, language, from, onSave }: TranslationFormProps) {
  const { id, fields } = entry;
  const initialValues = Object.fromEntries(fields.map(({ field, text }) => [field, text]));
  const schema = object(
    Object.fromEntries(
      fields.map(({ field }) => [
        field,
        string().max(translationLimit(subject, id, field), tooLong),
      ]),
    ),
  );
  return (
    <AdminCard title={nameOf(subject, entry)}>
      <ValidatedForm
        initialValues={initialValues}
        schema={schema}
        onSubmit={async (values) =>
          onSave?.(
            fields.map(({ field, source }) => ({ field, source, text: values[field] ?? '' })),
          )
        }
      >
        {fields.map(({ field, source, madeFrom }) => (
          <Box
            key={field}
            sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 3, mb: 1 }}
          >
            <Box sx={{ minWidth: 0, mb: 1 }}>
              <Row sx={{ gap: 1 }}>
                <Typography variant="body2" color="textSecondary">
                  {fieldLabel(field)}
                </Typography>
                {madeFrom !== undefined && (
                  <Chip size="small" color="warning" label={i18n.t('Out of date')} />
                )}
              </Row>
              <Source lang={from}>{source}</Source>
              {madeFrom !== undefined && (
                <>
                  <Typography variant="body2" color="textSecondary">
                    {i18n.t('Translated from')}
                  </Typography>
                  <Source lang={from}>{madeFrom}</Source>
                </>
              )}
            </Box>
            <FormTextField
              name={field}
              label={fieldLabel(field)}
              disabled={!onSave}
              slotProps={{ htmlInput: { lang: language, dir: 'auto' } }}
              {...(isLong(subject, id, field) && { minRows: 3, maxRows: 20 })}
            />
          </Box>
        ))}
        {onSave && <SubmitButton>{i18n.t('Save')}</SubmitButton>}
      </ValidatedForm>
    </AdminCard>
  );
}

const tooLong = ({ max }: { max: number }) =>
  i18n.t('Use at most {max} characters', { max: formatCount(max) });

/** Longer texts have lines. */
const longFrom = 300;

function isLong(subject: TranslatedSubject, id: string, field: string): boolean {
  return translationLimit(subject, id, field) >= longFrom;
}

function Source({ lang, children }: { lang: Language; children: string }) {
  return (
    <Typography
      lang={lang}
      dir="auto"
      sx={{
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        maxHeight: '20em',
        overflowY: 'auto',
      }}
    >
      {children}
    </Typography>
  );
}
