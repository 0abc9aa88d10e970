import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { paths } from '../../../../contract/paths.ts';
import { previewPath } from '../../../lib/previewPath.ts';

type ProductAddedMessageProps = {
  name: string;
  /** Absent if the server does not return it. */
  id: string | undefined;
  isDraft?: boolean;
};

/** Confirms the product just added, above the form for the next one. */
export function ProductAddedMessage({ name, id, isDraft = false }: ProductAddedMessageProps) {
  return (
    <Typography variant="body2" sx={{ mb: 2 }}>
      <b>{name}</b>{' '}
      <span>{isDraft ? 'is a draft, which only admins see.' : i18n.t('is in the shop.')}</span>{' '}
      {id !== undefined && (
        <>
          <Link href={isDraft ? previewPath(id) : paths.product(id)}>
            {isDraft ? i18n.t('Look at it') : i18n.t('See it there')}
          </Link>
          {' or '}
          <Link href={adminPaths.modifyProduct(id)}>{i18n.t('change it')}</Link>.
        </>
      )}
    </Typography>
  );
}
