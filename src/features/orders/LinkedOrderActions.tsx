import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';

type LinkedOrderActionsProps = {
  mayCancel: boolean;
  /** Absent where there is no invoice. */
  onInvoice?: (() => Promise<void>) | undefined;
  /** Settles once the server has answered; the caller reports the outcome. */
  onCancel: () => Promise<void>;
  onRenewLink: () => Promise<void>;
};

/** What a visitor with an order's link and zip code can do. */
export function LinkedOrderActions({
  mayCancel,
  onInvoice,
  onCancel,
  onRenewLink,
}: LinkedOrderActionsProps) {
  const [asked, setAsked] = useState<'cancel' | 'renew'>();
  const [isBusy, setBusy] = useState(false);

  function ask(what: 'cancel' | 'renew') {
    if (!isBusy) setAsked(what);
  }

  async function confirm(act: () => Promise<void>) {
    setAsked(undefined);
    setBusy(true);
    await act();
    setBusy(false);
  }

  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
      {onInvoice && <DownloadButton onDownload={onInvoice}>Download invoice</DownloadButton>}
      {mayCancel && (
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => ask('cancel')}>
          Cancel order
        </Button>
      )}
      <Button color="inherit" aria-disabled={isBusy} onClick={() => ask('renew')}>
        Replace this link
      </Button>
      <ConfirmDialog
        open={asked === 'cancel'}
        title="Cancel this order?"
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
        onConfirm={() => confirm(onCancel)}
        onCancel={() => setAsked(undefined)}
      >
        Nothing will be sent, and your payment goes back the way you paid. This can’t be undone.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'renew'}
        title="Replace this link?"
        confirmLabel="Replace link"
        onConfirm={() => confirm(onRenewLink)}
        onCancel={() => setAsked(undefined)}
      >
        We’ll email you a new link to this order. All earlier links stop working, this one too.
      </ConfirmDialog>
    </Box>
  );
}
