import { useLocation } from 'react-router-dom';
import { ErrorMessage } from '../features/status/ErrorMessage.tsx';
import { type ErrorState, paths } from '../lib/paths.ts';
import { PageHead } from './PageHead.tsx';

/** `/error`, and every path that is none of the app's. */
export default function ErrorPage() {
  const { pathname, state } = useLocation();
  const { from } = (state ?? {}) as ErrorState;
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
