import { useLocation } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { ErrorMessage } from '../features/status/ErrorMessage.tsx';
import { PageHead } from './PageHead.tsx';

/** `/error`, and every path that is none of the app's. */
export default function ErrorPage() {
  const { pathname, state } = useLocation();
  // Where “Try again” leads.
  const { from } = (state ?? {}) as { from?: string };
  return (
    <>
      <PageHead title="Something went wrong" noindex />
      {pathname === paths.error ? (
        <ErrorMessage reason="failed" tryAgainTo={from} />
      ) : (
        <ErrorMessage reason="unknownUrl" />
      )}
    </>
  );
}
