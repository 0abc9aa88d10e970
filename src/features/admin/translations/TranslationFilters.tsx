import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { i18n } from '../../../../contract/i18n.ts';
import { factsOf, type Language } from '../../../../contract/languages.ts';
import {
  type TranslatedSubject,
  translatedSubjectNames,
} from '../../../../contract/rules/translations.ts';
import type {
  TranslationCounts,
  TranslationState,
} from '../../../../contract/schemas/translations.ts';
import { NativeSelectField } from '../../../ui/NativeSelectField.tsx';
import { subjectLabels } from './translationLabels.ts';

export type TranslationsQuery = {
  language: Language;
  subject: TranslatedSubject;
  state?: TranslationState | undefined;
};

type TranslationFiltersProps = {
  /** The shop's further languages. */
  languages: readonly Language[];
  /** Those that the admin's role may read. */
  subjects?: readonly TranslatedSubject[];
  /** Undefined while loading. */
  counts: TranslationCounts | undefined;
  query: TranslationsQuery;
  onChange: (query: TranslationsQuery) => void;
};

/** Language, kind of things and state of translations, with the number of missing texts. */
export function TranslationFilters({
  languages,
  subjects = translatedSubjectNames,
  counts = [],
  query,
  onChange,
}: TranslationFiltersProps) {
  const withMissing = (label: string, isCounted: (row: TranslationCounts[number]) => boolean) => {
    const missing = counts.filter(isCounted).reduce((sum, row) => sum + row.missing, 0);
    return missing === 0
      ? label
      : i18n.t('{missing, plural, one {{label}: # missing} other {{label}: # missing}}', {
          ...{ label, missing },
        });
  };
  const languageNames = languages.map((code): [Language, string] => [
    code,
    withMissing(factsOf(code).name, ({ language }) => language === code),
  ]);
  const subjectNames = subjects.map((name): [TranslatedSubject, string] => [
    name,
    withMissing(
      i18n.t(subjectLabels[name]),
      ({ language, subject }) => language === query.language && subject === name,
    ),
  ]);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <Choice
        label={i18n.t('Language')}
        options={languageNames}
        value={query.language}
        onChange={(language) => onChange({ ...query, language })}
      />
      <Choice
        label={i18n.t('Texts')}
        options={subjectNames}
        value={query.subject}
        onChange={(subject) => onChange({ ...query, subject })}
      />
      <NativeSelectField
        label={i18n.t('State')}
        options={{ missing: i18n.t('Missing'), outdated: i18n.t('Out of date') }}
        value={query.state}
        onChange={(state) => onChange({ ...query, state })}
      />
    </Stack>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly (readonly [value: Value, name: string])[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Native select of which one option is always chosen. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
