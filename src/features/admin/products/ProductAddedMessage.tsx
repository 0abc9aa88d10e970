import Typography from '@mui/material/Typography';
import { paths } from '../../../../contract/paths.ts';
import { previewPath } from '../../../lib/previewPath.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

type ProductAddedMessageProps = {
  name: string;
  /** Absent where the server does not return it. */
  id: string | undefined;
  isDraft?: boolean;
};

/** The product that has just been added, above the form for the next. */
export function ProductAddedMessage({ name, id, isDraft = false }: ProductAddedMessageProps) {
  return (
    <Typography variant="body2" sx={{ mb: 2 }}>
      <b>{name}</b>{' '}
      <span>{isDraft ? 'is a draft, which only admins see.' : 'is in the shop.'}</span>{' '}
      {id !== undefined && (
        <>
          <TextLink to={isDraft ? previewPath(id) : paths.product(id)}>
            {isDraft ? 'Look at it' : 'See it there'}
          </TextLink>
          {' or '}
          <TextLink to={paths.modifyProduct(id)}>change it</TextLink>.
        </>
      )}
    </Typography>
  );
}
