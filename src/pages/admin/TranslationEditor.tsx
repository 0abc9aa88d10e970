import { useEffect, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { Language } from '../../../contract/languages.ts';
import type { TranslatedSubject } from '../../../contract/rules/translations.ts';
import type { Translation, TranslationInput } from '../../../contract/schemas/translations.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useRevalidate } from '../../data/useEndpoint.ts';
import { TranslationForm } from '../../features/admin/translations/TranslationForm.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { listProblem } from '../useProblemToast.tsx';
import { useVersionedForm } from './useVersionedForm.ts';

type TranslationEditorProps = {
  subject: TranslatedSubject;
  entry: Translation;
  language: Language;
  /** The shop's first language. */
  from: Language;
  mayWrite: boolean;
  onUnsavedChange: (id: string, isUnsaved: boolean) => void;
};

/** Form for one thing's translation, with detection of concurrent changes. */
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
