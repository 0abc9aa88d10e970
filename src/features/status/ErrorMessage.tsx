import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

type ErrorMessageProps =
  /** Its data could not be loaded; `tryAgainTo` is its URL, where that is known. */
  | { reason: 'failed'; tryAgainTo?: string | undefined }
  /** It broke while rendering: only a reload is sure to help. */
  | { reason: 'broken'; tryAgainTo: string }
  /** A chunk did not load. A reload brings the document that names the current ones. */
  | { reason: 'codeMissing'; tryAgainTo: string }
  /** Nothing has this URL. */
  | { reason: 'unknownUrl'; tryAgainTo?: undefined };

/** Why the page cannot be shown, and where to go next. */
export function ErrorMessage({ reason, tryAgainTo }: ErrorMessageProps) {
  const canTryAgain = tryAgainTo !== undefined;
  return (
    <StatusMessage heading="Oops! Something went wrong..." text={texts[reason]}>
      {canTryAgain && (
        <Button
          component={Link}
          to={tryAgainTo}
          replace
          reloadDocument={reason === 'broken' || reason === 'codeMissing'}
          variant="contained"
        >
          Try again
        </Button>
      )}
      <Button href={paths.home} variant={canTryAgain ? 'outlined' : 'contained'}>
        Go home
      </Button>
      {reason === 'unknownUrl' && (
        <Button href={paths.search} variant="outlined">
          See all clothes
        </Button>
      )}
    </StatusMessage>
  );
}

const texts = {
  failed: 'The page could not be loaded. Your cart is safe.',
  broken: 'The page could not be shown. Your cart is safe.',
  codeMissing: 'Part of the shop did not load; it may have been updated. Your cart is safe.',
  unknownUrl: 'There is no page at this address. It may have moved, or the address was mistyped.',
};
