import { useId, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { shownShop, textsOf } from '../../../contract/rules/shopProfile.ts';
import type { ShopProfile, ShopTextName } from '../../../contract/schemas/shopProfile.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useSetShop, useShop } from '../../data/ShopProvider.tsx';
import { noAutoRevalidation, useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { usePictureUpload } from '../../data/usePictureUpload.ts';
import { storyTexts } from '../../features/about/brandStory.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { ConflictNotice } from '../../features/admin/products/ConflictNotice.tsx';
import { ShopForm } from '../../features/admin/settings/ShopForm.tsx';
import { shopDifferences } from '../../features/admin/settings/shopDifferences.ts';
import type { ShopProfileToSave } from '../../features/admin/settings/shopValues.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { TranslationsLink } from './TranslationsLink.tsx';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';
import { useVersionedForm } from './useVersionedForm.ts';

/** `/admin/shop`: name, contacts, team, texts and return period of the shop. */
export default function AdminShopPage() {
  const profile = useEndpoint('GET /shopfacts', {}, noAutoRevalidation);
  if (profile.status === 'failed') return <ListLoadError error={profile.error} />;
  return (
    <>
      <PageHead title={i18n.t('Shop')} />
      <AdminSection
        title={i18n.t('Shop')}
        text={i18n.t('Visitors see what you save the next time they open a page.')}
        actions={<TranslationsLink subject="text" />}
      >
        {profile.data && <ChangeShop loaded={profile.data} />}
      </AdminSection>
    </>
  );
}

/** Shop form with detection of concurrent changes. */
function ChangeShop({ loaded }: { loaded: ShopProfile }) {
  const { call, send } = useApi();
  const showToast = useToast();
  const revalidate = useRevalidate();
  const { wording, languages } = useShop();
  const setShop = useSetShop();
  const upload = usePictureUpload('POST /bannerpicture');
  const uploadNotice = usePictureUpload('POST /s3/upload');
  const formId = useId();
  const form = useVersionedForm(loaded);
  const { base, newer } = form;
  const [isUnsaved, setUnsaved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { leaveDialog } = useUnsavedChangesPrompt(isUnsaved);

  async function save(profile: ShopProfileToSave): Promise<ShopProfile | undefined> {
    setProblem(undefined);
    const version = form.version.current ?? loaded.version;
    const outcome = await send('POST /saveshopfacts', { body: { ...profile, version } });
    if (outcome.ok) return takeSaved(outcome.data);
    const { reason, message } = outcome.error;
    const current =
      reason === 'stale' ? await call('GET /shopfacts', {}).catch(() => undefined) : undefined;
    // The newer version may be this very change, if its reply was lost.
    if (current && shopDifferences({ ...current, ...profile }, current).length === 0) {
      return takeSaved(current);
    }
    showToast({ text: i18n.t('Failed to save the shop.') });
    if (current) form.setNewer(current);
    else setProblem(message);
    return undefined;
  }

  function takeSaved(saved: ShopProfile): ShopProfile {
    const texts = Object.keys(textsOf(saved)) as ShopTextName[];
    form.takeSaved(saved);
    setShop((shop) => ({ ...shop, ...shownShop(saved, texts, saved.pictureUrls) }));
    showToast({ text: i18n.t('Saved'), severity: 'success' });
    void revalidate('GET /shopfacts', 'GET /shoptext/:name', 'GET /checkoutoptions');
    return saved;
  }

  return (
    <FocusFallback label={i18n.t('Shop')}>
      {newer && (
        <ConflictNotice
          subject="shop"
          differences={shopDifferences(base, newer)}
          form={formId}
          onLoadNewer={() => form.startFrom(newer)}
          onKeepMine={form.keepMine}
        />
      )}
      <ShopForm
        key={form.formKey}
        id={formId}
        profile={base}
        languages={languages}
        defaultStory={(name) => storyTexts(name, wording)}
        wording={wording}
        upload={upload}
        uploadNotice={uploadNotice}
        problem={problem}
        onSave={save}
        onUnsavedChange={setUnsaved}
      />
      {leaveDialog}
    </FocusFallback>
  );
}
