import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import type { LoginState } from '../../lib/session.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

type ErrorMessageProps =
  /** Loading the page's data failed; `tryAgainTo` is its URL, if known. */
  | { reason: 'failed'; tryAgainTo?: string | undefined }
  /** Rendering threw an error: only a reload is certain to help. */
  | { reason: 'broken'; tryAgainTo: string }
  /** A chunk failed to load. A reload fetches the document with the current chunk names. */
  | { reason: 'codeMissing'; tryAgainTo: string }
  | { reason: 'unknownUrl'; tryAgainTo?: undefined };

export function ErrorMessage({ reason, tryAgainTo }: ErrorMessageProps) {
  const canTryAgain = tryAgainTo !== undefined;
  return (
    <StatusMessage heading={i18n.t('Oops! Something went wrong...')} text={i18n.t(texts[reason])}>
      {canTryAgain && (
        <Button
          component={Link}
          to={tryAgainTo}
          replace
          reloadDocument={reason === 'broken' || reason === 'codeMissing'}
          variant="contained"
        >
          {i18n.t('Try again')}
        </Button>
      )}
      <Button href={paths.home} variant={canTryAgain ? 'outlined' : 'contained'}>
        {i18n.t('Go home')}
      </Button>
      {reason === 'unknownUrl' && (
        <Button href={paths.search} variant="outlined">
          {i18n.t('See all clothes')}
        </Button>
      )}
    </StatusMessage>
  );
}

const texts = {
  failed: /*i18n*/ 'The page could not be loaded. Your cart is safe.',
  broken: /*i18n*/ 'The page could not be shown. Your cart is safe.',
  codeMissing:
    /*i18n*/ 'Part of the shop did not load; it may have been updated. Your cart is safe.',
  unknownUrl:
    /*i18n*/ 'There is no page at this address. It may have moved, or the address was mistyped.',
};

type AccessDeniedProps = {
  /** State for the login page, with the URL to return to. */
  loginState?: LoginState | undefined;
};

export function AccessDenied({ loginState }: AccessDeniedProps) {
  return (
    <StatusMessage
      heading={i18n.t('Oops! You Shall Not Pass!')}
      text={i18n.t('You need to be logged in with the right account to see this page.')}
      next={{ label: i18n.t('Login'), to: paths.login, state: loginState }}
    >
      <Button href={paths.home} variant="outlined">
        {i18n.t('Go home')}
      </Button>
    </StatusMessage>
  );
}

/** Shown instead of a page that can't load offline. */
export function OfflineMessage({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <StatusMessage
      heading={i18n.t('You are offline')}
      text={i18n.t('This page will load as soon as you are back online. Your cart is safe.')}
    >
      <Button variant="contained" onClick={onTryAgain}>
        {i18n.t('Try again')}
      </Button>
      <Button href={paths.home} variant="outlined">
        {i18n.t('Go home')}
      </Button>
    </StatusMessage>
  );
}
