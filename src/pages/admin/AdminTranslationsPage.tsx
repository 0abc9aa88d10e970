import Stack from '@mui/material/Stack';
import { i18n } from '../../../contract/i18n.ts';
import { factsOf } from '../../../contract/languages.ts';
import { translatedSubjects } from '../../../contract/rules/translations.ts';
import type { TranslationInput } from '../../../contract/schemas/translations.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useShop } from '../../data/ShopProvider.tsx';
import { useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { PageTurns } from '../../features/admin/frame/PageTurns.tsx';
import { useMay } from '../../features/admin/frame/useMay.ts';
import { TranslationFilters } from '../../features/admin/translations/TranslationFilters.tsx';
import { TranslationForm } from '../../features/admin/translations/TranslationForm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import ErrorPage from '../ErrorPage.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useOptimisticListUrl } from '../useListUrl.ts';
import { listProblem } from '../useProblemToast.tsx';
import { translationsUrl, usePaging } from './useAdminListUrl.ts';

const pageSize = 10;

/** `/admin/translations`: the owner's texts in the shop's further languages. */
export default function AdminTranslationsPage() {
  const { send } = useApi();
  const may = useMay();
  const showToast = useToast();
  const revalidate = useRevalidate();
  const { languages } = useShop();
  const [from, ...further] = languages;
  const { query, page, changeQuery, changePage } = useOptimisticListUrl(translationsUrl);
  const { subject = 'product', state, id } = query;
  const language = further.find((code) => code === query.language) ?? further[0];
  const counts = useEndpoint('GET /translationcounts', {});
  const translations = useEndpoint(
    'GET /translations',
    language
      ? {
          query: {
            ...{ language, subject, limit: pageSize, offset: (page - 1) * pageSize },
            ...(state && { state }),
            ...(id && { id }),
          },
        }
      : null,
    { keepPreviousData: true },
  );
  usePaging(translations, { page, pageSize, changePage });

  /** Resolves to errors by field. */
  async function save(thing: Pick<TranslationInput, 'id' | 'version' | 'fields'>) {
    if (!language) return undefined;
    const body = { language, subject, ...thing };
    const outcome = await send('POST /savetranslation', { body });
    await revalidate('GET /translations', 'GET /translationcounts');
    if (outcome.ok) showToast({ text: i18n.t('Saved'), severity: 'success' });
    else showToast({ text: listProblem(outcome.error) });
    return outcome.ok ? undefined : outcome.error.fields;
  }

  if (!language) return <ErrorPage />;
  if (translations.status === 'failed') return <ListLoadError error={translations.error} />;
  const isFiltered = Boolean(state || id);
  return (
    <>
      <PageHead title={i18n.t('Translations')} />
      <AdminSection
        title={i18n.t('Translations')}
        text={i18n.t(
          'The shop’s own texts in its further languages. What is missing is shown in {language}.',
          { language: factsOf(from).name },
        )}
      >
        <TranslationFilters
          languages={further}
          counts={counts.data}
          query={{ language, subject, state }}
          onChange={changeQuery}
        />
        {translations.status === 'loading' ? (
          <LoadingText>{i18n.t('Loading...')}</LoadingText>
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
                <TranslationForm
                  key={`${language} ${subject} ${entry.id} ${entry.version}`}
                  {...{ subject, entry, language, from }}
                  onSave={
                    may('texts:write') && may(translatedSubjects[subject].permission)
                      ? (fields) => save({ id: entry.id, version: entry.version, fields })
                      : undefined
                  }
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
    </>
  );
}
