import { useEffect, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { menuOf } from '../../../contract/rules/collections.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useSetShop } from '../../data/ShopProvider.tsx';
import { noAutoRevalidation, useEndpoint } from '../../data/useEndpoint.ts';
import { usePictureUpload } from '../../data/usePictureUpload.ts';
import { useProductCounts } from '../../data/useProductCounts.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { CollectionSettings } from '../../features/admin/settings/CollectionSettings.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { TranslationsLink } from './TranslationsLink.tsx';
import { useFinishSetting } from './useFinishSetting.ts';

const found = 8;

/** `/admin/collections`: pages of products, and their order in the menu. */
export default function AdminCollectionsPage() {
  const { call, send } = useApi();
  const setShop = useSetShop();
  const upload = usePictureUpload('POST /bannerpicture');
  const collections = useEndpoint('GET /collections', {}, noAutoRevalidation);
  const { data } = collections;
  const counts = useProductCounts({});
  const [q, setQ] = useState<string>();
  const products = useEndpoint('GET /allproducts', q ? { query: { q, limit: found } } : null);
  const finish = useFinishSetting(
    ['GET /collections', 'GET /collection/:slug', 'GET /allproducts'],
    () => call('GET /collections', {}),
  );

  useEffect(() => {
    const shown = data?.filter(({ isShown, inMenu }) => isShown && inMenu);
    if (shown) setShop((shop) => ({ ...shop, collections: menuOf(shown) }));
  }, [data, setShop]);

  if (collections.status === 'failed') return <ListLoadError error={collections.error} />;
  return (
    <>
      <PageHead title={i18n.t('Collections')} />
      <AdminSection
        title={i18n.t('Collections')}
        text={i18n.t(
          'Pages of products, by a rule or picked by hand. The menu has them in this order.',
        )}
        actions={<TranslationsLink subject="collection" />}
      >
        {collections.data && (
          <CollectionSettings
            collections={collections.data}
            kinds={counts?.kind.map(({ value }) => value) ?? []}
            colours={counts?.colour.map(({ value }) => value) ?? []}
            upload={upload}
            finder={{
              q,
              onSearch: setQ,
              products: q ? products.data?.items : undefined,
              isFailed: products.status === 'failed',
            }}
            onSave={async (body) => finish(await send('POST /savecollection', { body }), body)}
            onEnd={async (id) =>
              finish(await send('POST /removecollection/:id', { params: { id } }))
            }
          />
        )}
      </AdminSection>
    </>
  );
}
