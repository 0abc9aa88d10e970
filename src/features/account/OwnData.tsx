import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AccountDeletion } from '../../../contract/schemas/user.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import type { FormAnswer } from '../../ui/FormDialog.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

type OwnDataProps = {
  /** Ends when the file is there. */
  onExport: () => Promise<void>;
  onDelete: (proof: AccountDeletion) => Promise<FormAnswer<AccountDeletion>>;
};

/** A customer's data: to download, and to have deleted. */
export function OwnData({ onExport, onDelete }: OwnDataProps) {
  const [isAsked, setAsked] = useState(false);

  return (
    <Box component="section" aria-labelledby="own-data" sx={{ mt: 8, maxWidth: '35rem' }}>
      <Typography id="own-data" variant="h4" component="h2" sx={{ mb: 1 }}>
        Your data
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        Everything we hold about you, as a file: your details, addresses, orders, ratings,
        favourites and cart.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DownloadButton variant="outlined" onDownload={onExport}>
          Download your data
        </DownloadButton>
        <Button color="error" sx={{ mx: -1 }} onClick={() => setAsked(true)}>
          Delete account
        </Button>
      </Box>
      {isAsked && <DeleteAccountDialog onDelete={onDelete} onClose={() => setAsked(false)} />}
    </Box>
  );
}
