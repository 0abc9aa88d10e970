import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { i18n } from '../../contract/i18n.ts';

type ConfirmDialogProps = {
  open?: boolean;
  /** Question, for example "Leave without saving?" */
  title: string;
  /** Consequences of confirming. */
  children: ReactNode;
  /** Verb of the action, for example "Leave". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Also called for Escape and a click on the backdrop. */
  onCancel: () => void;
};

/** Confirms an irreversible action. The cancel button has the initial focus. */
export function ConfirmDialog({
  open = true,
  title,
  children,
  confirmLabel,
  cancelLabel = i18n.t('Cancel'),
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      aria-describedby={id}
      slotProps={{ paper: { sx: { maxWidth: 460, padding: { xs: 1, sm: 2 } } } }}
    >
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <DialogContent>
        <Typography id={id} component="div" color="textSecondary">
          {children}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, paddingInline: 3, paddingBottom: 2 }}>
        <Button variant="outlined" autoFocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          <span>{confirmLabel}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
