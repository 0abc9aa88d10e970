import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { paths } from '../../../../contract/paths.ts';
import { previewPath } from '../../../lib/previewPath.ts';
import { Trans } from '../../../ui/Trans.tsx';

type ProductAddedMessageProps = {
  name: string;
  /** Absent if the server does not return it. */
  id: string | undefined;
  isDraft?: boolean;
};

/** Confirms the product just added, above the form for the next one. */
export function ProductAddedMessage({ name, id, isDraft = false }: ProductAddedMessageProps) {
  const product = <b>{name}</b>;
  return (
    <Typography variant="body2" sx={{ mb: 2 }}>
      <span>
        {isDraft ? (
          <Trans id="{product} is a draft, which only admins see." values={{ product }} />
        ) : (
          <Trans id="{product} is in the shop." values={{ product }} />
        )}
      </span>{' '}
      {id !== undefined && <NextSteps id={id} isDraft={isDraft} />}
    </Typography>
  );
}

function NextSteps({ id, isDraft }: { id: string; isDraft: boolean }) {
  const change = <Link href={adminPaths.modifyProduct(id)} />;
  return isDraft ? (
    <Trans
      id="<see>Look at it</see> or <change>change it</change>."
      components={{ see: <Link href={previewPath(id)} />, change }}
    />
  ) : (
    <Trans
      id="<see>See it there</see> or <change>change it</change>."
      components={{ see: <Link href={paths.product(id)} />, change }}
    />
  );
}
