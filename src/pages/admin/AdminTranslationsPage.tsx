import Stack from '@mui/material/Stack';
import { useCallback, useEffect, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { Language } from '../../../contract/languages.ts';
import {
  type TranslatedSubject,
  translatedSubjectNames,
  translatedSubjects,
} from '../../../contract/rules/translations.ts';
import type { Translation, TranslationInput } from '../../../contract/schemas/translations.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useShop } from '../../data/ShopProvider.tsx';
import { noAutoRevalidation, useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { PageTurns } from '../../features/admin/frame/PageTurns.tsx';
import { useMay } from '../../features/admin/frame/useMay.ts';
import { TranslationFilters } from '../../features/admin/translations/TranslationFilters.tsx';
import { TranslationForm } from '../../features/admin/translations/TranslationForm.tsx';
import { languageNames } from '../../lib/languageNames.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import ErrorPage from '../ErrorPage.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useListUrl } from '../useListUrl.ts';
import { listProblem } from '../useProblemToast.tsx';
import { translationsUrl, usePaging } from './useAdminListUrl.ts';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';
import { useVersionedForm } from './useVersionedForm.ts';

const pageSize = 10;

/** `/admin/translations`: the owner's texts in the shop's further languages. */
export default function AdminTranslationsPage() {
  const may = useMay();
  const { languages } = useShop();
  const [from, ...further] = languages;
  const { query, page, changeQuery, changePage } = useListUrl(translationsUrl);
  const subjects = translatedSubjectNames.filter((name) => may(translatedSubjects[name].read));
  const { subject = subjects[0], state, id } = query;
  const language = further.find((code) => code === query.language) ?? further[0];
  const counts = useEndpoint('GET /translationcounts', {});
  const translations = useEndpoint(
    'GET /translations',
    language && subject
      ? {
          query: {
            ...{ language, subject, limit: pageSize, offset: (page - 1) * pageSize },
            ...(state && { state }),
            ...(id && { id }),
          },
        }
      : null,
    noAutoRevalidation,
  );
  /** Ids of items with unsaved texts. */
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const { leaveDialog } = useUnsavedChangesPrompt(unsaved.length > 0, { isWholeUrl: true });
  usePaging(translations, { page, pageSize, changePage });

  const onUnsavedChange = useCallback((id: string, isUnsaved: boolean) => {
    setUnsaved((before) => [...before.filter((one) => one !== id), ...(isUnsaved ? [id] : [])]);
  }, []);

  if (!language || !subject) return <ErrorPage />;
  if (translations.status === 'failed') return <ListLoadError error={translations.error} />;
  const isFiltered = Boolean(state || id);
  return (
    <>
      <PageHead title={i18n.t('Translations')} />
      <AdminSection
        title={i18n.t('Translations')}
        text={i18n.t(
          'The shop’s own texts in its other languages. Texts without a translation are shown in {language}.',
          { language: languageNames[from] },
        )}
      >
        <TranslationFilters
          languages={further}
          subjects={subjects}
          counts={counts.data}
          query={{ language, subject, state }}
          onChange={changeQuery}
        />
        {translations.status === 'loading' ? (
          <LoadingText />
        ) : translations.data.total === 0 ? (
          <EmptyState
            title={isFiltered ? i18n.t('Nothing to translate here') : i18n.t('No texts yet')}
            {...(isFiltered && {
              next: {
                label: i18n.t('Show all texts'),
                onClick: () => changeQuery({ language, subject }),
              },
            })}
          />
        ) : (
          <>
            <Stack spacing={2}>
              {translations.data.entries.map((entry) => (
                <TranslationEditor
                  key={`${language} ${subject} ${entry.id}`}
                  {...{ subject, entry, language, from, onUnsavedChange }}
                  mayWrite={may('texts:write') && may(translatedSubjects[subject].write)}
                />
              ))}
            </Stack>
            <PageTurns
              {...{ page, pageSize }}
              total={translations.data.total}
              things={i18n.t('{count, plural, one {# entry} other {# entries}}', {
                count: translations.data.total,
              })}
              onPage={changePage}
            />
          </>
        )}
      </AdminSection>
      {leaveDialog}
    </>
  );
}

type TranslationEditorProps = {
  subject: TranslatedSubject;
  entry: Translation;
  language: Language;
  /** The shop's first language. */
  from: Language;
  mayWrite: boolean;
  onUnsavedChange: (id: string, isUnsaved: boolean) => void;
};

/** Form for one item's translation, with detection of concurrent changes. */
export function TranslationEditor(props: TranslationEditorProps) {
  const { subject, entry, language, from, mayWrite, onUnsavedChange } = props;
  const { call, send } = useApi();
  const showToast = useToast();
  const revalidate = useRevalidate();
  const form = useVersionedForm(entry);
  const { base, newer, startFrom } = form;
  const [isUnsaved, setUnsaved] = useState(false);
  useEffect(() => {
    onUnsavedChange(entry.id, isUnsaved);
    return () => onUnsavedChange(entry.id, false);
  }, [entry.id, isUnsaved, onUnsavedChange]);
  useEffect(() => {
    const isNewer = entry.version >= base.version && !isSame(entry, base);
    if (isNewer && !isUnsaved) startFrom(entry);
  }, [entry, base, isUnsaved, startFrom]);

  async function save(fields: TranslationInput['fields']) {
    const version = form.version.current ?? base.version;
    const body = { language, subject, id: entry.id, version, fields };
    const outcome = await send('POST /savetranslation', { body });
    if (outcome.ok) {
      form.takeSaved(outcome.data);
      showToast({ text: i18n.t('Saved'), severity: 'success' });
      void revalidate('GET /translations', 'GET /translationcounts');
      return { saved: outcome.data };
    }
    const { reason, fields: errors } = outcome.error;
    const query = { language, subject, id: entry.id, limit: 1 };
    const current =
      reason === 'stale' ? await call('GET /translations', { query }).catch(() => undefined) : null;
    const [latest] = current?.entries ?? [];
    if (latest) form.setNewer(latest);
    else showToast({ text: listProblem(outcome.error) });
    return { errors: latest ? undefined : errors };
  }

  return (
    <TranslationForm
      key={form.formKey}
      {...{ subject, language, from }}
      entry={base}
      newer={newer}
      onLoadNewer={() => newer && form.startFrom(newer)}
      onKeepMine={form.keepMine}
      onUnsavedChange={setUnsaved}
      onSave={mayWrite ? save : undefined}
    />
  );
}

const isSame = (one: Translation, other: Translation) =>
  JSON.stringify(one) === JSON.stringify(other);
