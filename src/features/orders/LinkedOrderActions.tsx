import Box from '@mui/material/Box';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';

type Action = 'cancel' | 'renew';

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
  const [asked, setAsked] = useState<Action>();
  const [pending, setPending] = useState<Action>();

  /** One at a time: both change what the link leads to. */
  function ask(action: Action) {
    if (!pending) setAsked(action);
  }

  async function confirm(action: Action, act: () => Promise<void>) {
    setAsked(undefined);
    setPending(action);
    await act();
    setPending(undefined);
  }

  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
      {onInvoice && <DownloadButton onDownload={onInvoice}>Download invoice</DownloadButton>}
      {mayCancel && (
        <PendingButton
          variant="outlined"
          isPending={pending === 'cancel'}
          onClick={() => ask('cancel')}
        >
          Cancel order
        </PendingButton>
      )}
      <PendingButton color="inherit" isPending={pending === 'renew'} onClick={() => ask('renew')}>
        Replace this link
      </PendingButton>
      <ConfirmDialog
        open={asked === 'cancel'}
        title="Cancel this order?"
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
        onConfirm={() => confirm('cancel', onCancel)}
        onCancel={() => setAsked(undefined)}
      >
        Nothing will be sent, and your payment goes back the way you paid. This can’t be undone.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'renew'}
        title="Replace this link?"
        confirmLabel="Replace link"
        onConfirm={() => confirm('renew', onRenewLink)}
        onCancel={() => setAsked(undefined)}
      >
        We’ll email you a new link to this order. All earlier links stop working, this one too.
      </ConfirmDialog>
    </Box>
  );
}
