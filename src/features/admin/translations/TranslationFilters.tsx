import Stack from '@mui/material/Stack';
import { i18n } from '../../../../contract/i18n.ts';
import type { Language } from '../../../../contract/languages.ts';
import {
  type TranslatedSubject,
  translatedSubjectNames,
} from '../../../../contract/rules/translations.ts';
import type {
  TranslationCounts,
  TranslationState,
} from '../../../../contract/schemas/translations.ts';
import { languageNames as ownNames } from '../../../lib/languageNames.ts';
import { NativeSelectField } from '../../../ui/NativeSelectField.tsx';
import { subjectLabels } from './translationLabels.ts';

type TranslationsQuery = {
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

/** Language, kind of items and state of translations, with the number of missing texts. */
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
  const languageNames = Object.fromEntries(
    languages.map((code) => [
      code,
      withMissing(ownNames[code], ({ language }) => language === code),
    ]),
  );
  const subjectNames = Object.fromEntries(
    subjects.map((name) => [
      name,
      withMissing(
        i18n.t(subjectLabels[name]),
        ({ language, subject }) => language === query.language && subject === name,
      ),
    ]),
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <NativeSelectField
        label={i18n.t('Language')}
        options={languageNames}
        emptyLabel={null}
        value={query.language}
        onChange={(language = query.language) => onChange({ ...query, language })}
      />
      <NativeSelectField
        label={i18n.t('Texts')}
        options={subjectNames}
        emptyLabel={null}
        value={query.subject}
        onChange={(subject = query.subject) => onChange({ ...query, subject })}
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
