import { i18n } from '../../contract/i18n.ts';
import { pageMeta, policyTitles } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useEndpoint } from '../data/useEndpoint.ts';
import { PolicyArticle } from '../features/about/PolicyArticle.tsx';
import { LoadingText } from '../ui/LoadingText.tsx';
import ErrorPage from './ErrorPage.tsx';
import { LoadError } from './LoadError.tsx';
import { PageHead } from './PageHead.tsx';

/** `/terms`, `/privacy`, `/returns` and `/accessibility`; an unknown URL if the owner has written no text. */
export default function PolicyPage({ name }: { name: keyof typeof policyTitles }) {
  const shop = useShop();
  const isWritten = shop.texts.includes(name);
  const policy = useEndpoint('GET /shoptext/:name', isWritten ? { params: { name } } : null);
  if (!isWritten) return <ErrorPage />;
  if (policy.status === 'failed') return <LoadError />;
  return (
    <>
      <PageHead meta={pageMeta(paths[name], shop)} />
      {policy.status === 'loading' ? (
        <LoadingText />
      ) : (
        <PolicyArticle title={i18n.t(policyTitles[name])} text={policy.data.text} />
      )}
    </>
  );
}
