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
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { Row } from '../../../ui/Row.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import { ConflictNotice } from '../products/ConflictNotice.tsx';
import { changedWords, type SettingWords } from '../settings/settingWords.ts';
import { fieldLabel, nameOf } from './translationLabels.ts';

type TranslationFormProps = {
  subject: TranslatedSubject;
  entry: Translation;
  language: Language;
  /** The shop's first language, in which the texts are written. */
  from: Language;
  /** State that another translator has saved meanwhile, after a refused save. */
  newer?: Translation | undefined;
  onLoadNewer?: () => void;
  /** Called before the form is submitted. */
  onKeepMine?: () => void;
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /**
   * Receives the changed texts, and those that are confirmed; resolves to the saved state, or to
   * errors by field. Undefined if the role does not allow it.
   */
  onSave?:
    | ((
        fields: TranslationInput['fields'],
      ) => Promise<{ saved?: Translation; errors?: Record<string, string> | undefined }>)
    | undefined;
};

type Values = Record<string, string | boolean>;

/** Texts of one item, each beside its translation. */
export function TranslationForm(props: TranslationFormProps) {
  const { subject, entry, language, from, newer, onSave } = props;
  const { onLoadNewer = () => {}, onKeepMine = () => {}, onUnsavedChange } = props;
  const { id, fields } = entry;
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
        initialValues={toValues(entry)}
        schema={schema}
        onUnsavedChange={onUnsavedChange}
        onSubmit={async (values, { takeSaved }) => {
          const sent = fields.flatMap(({ field, source, text: before }) => {
            const text = String(values[field] ?? '');
            const isSent = text !== before || values[confirms(field)] === true;
            return isSent ? [{ field, source, text }] : [];
          });
          if (!onSave || sent.length === 0) return undefined;
          const { saved, errors } = await onSave(sent);
          if (saved) takeSaved(toValues(saved));
          return errors;
        }}
      >
        {newer && (
          <ConflictNotice
            subject="item"
            differences={changedWords(inWords(entry), inWords(newer))}
            {...{ onLoadNewer, onKeepMine }}
          />
        )}
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
            <Box sx={{ minWidth: 0 }}>
              <FormTextField
                name={field}
                label={fieldLabel(field)}
                disabled={!onSave}
                slotProps={{ htmlInput: { lang: language, dir: 'auto' } }}
                {...(isLong(subject, id, field) && { minRows: 3, maxRows: 20 })}
              />
              {onSave && madeFrom !== undefined && (
                <FormCheckbox name={confirms(field)} label={i18n.t('Still correct')} />
              )}
            </Box>
          </Box>
        ))}
        {onSave && <SubmitButton>{i18n.t('Save')}</SubmitButton>}
      </ValidatedForm>
    </AdminCard>
  );
}

/** Name of the checkbox for a translation that fits the changed original. */
const confirms = (field: string) => `${field} is correct`;

function toValues({ fields }: Translation): Values {
  return Object.fromEntries(
    fields.flatMap(({ field, text }) => [
      [field, text],
      [confirms(field), false],
    ]),
  );
}

function inWords({ fields }: Translation): SettingWords {
  return fields.map(({ field, text }) => [fieldLabel(field), text]);
}

const tooLong = ({ max }: { max: number }) =>
  i18n.t('Use at most {max} characters', { max: formatCount(max) });

/** Longer texts are multiline. */
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
