import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';

type ProductAddedMessageProps = {
  name: string;
  /** Absent where the server does not tell it. */
  id: string | undefined;
};

/** The product that has just been added, above the form for the next. */
export function ProductAddedMessage({ name, id }: ProductAddedMessageProps) {
  return (
    <Typography variant="body2" sx={{ mb: 2 }}>
      <b>{name}</b> is in the shop.{' '}
      {id !== undefined && (
        <>
          <Link component={RouterLink} to={paths.product(id)}>
            See it there
          </Link>
          {' or '}
          <Link component={RouterLink} to={paths.modifyProduct(id)}>
            change it
          </Link>
          .
        </>
      )}
    </Typography>
  );
}
