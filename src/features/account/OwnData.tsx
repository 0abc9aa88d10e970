import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AccountDeletion } from '../../../contract/schemas/user.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import type { FormAnswer } from '../../ui/FormDialog.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

type OwnDataProps = {
  /** Resolves when the file is downloaded. */
  onExport: () => Promise<void>;
  onDelete: (proof: AccountDeletion) => Promise<FormAnswer<AccountDeletion>>;
};

/** Downloads a customer's data, or deletes the account. */
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
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DownloadButton variant="outlined" onDownload={onExport}>
          Download your data
        </DownloadButton>
        <Button color="error" sx={{ mx: -1 }} onClick={() => setAsked(true)}>
          Delete account
        </Button>
      </Stack>
      {isAsked && <DeleteAccountDialog onDelete={onDelete} onClose={() => setAsked(false)} />}
    </Box>
  );
}
