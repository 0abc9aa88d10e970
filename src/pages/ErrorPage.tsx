import { useLocation } from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { paths } from '../../contract/paths.ts';
import { ErrorMessage } from '../features/status/ErrorMessage.tsx';
import { PageHead } from './PageHead.tsx';

/** `/error` and all unknown paths. */
export default function ErrorPage() {
  const { pathname, state } = useLocation();
  // URL of “Try again”.
  const { from } = (state ?? {}) as { from?: string };
  return (
    <>
      <PageHead title={i18n.t('Something went wrong')} noindex />
      {pathname === paths.error ? (
        <ErrorMessage reason="failed" tryAgainTo={from} />
      ) : (
        <ErrorMessage reason="unknownUrl" />
      )}
    </>
  );
}
