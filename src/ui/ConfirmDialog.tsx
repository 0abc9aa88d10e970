import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type ConfirmDialogProps = {
  open: boolean;
  /** The question: "Leave without saving?" */
  title: string;
  /** What a yes means. */
  children: ReactNode;
  /** The yes, as the verb that it is: "Leave". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** The no; Escape and a click beside the dialog are one too. */
  onCancel: () => void;
};

/** Asks before something is done that can't be undone. The focus starts on the answer that changes nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
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
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Typography id={id} component="div" color="textSecondary">
          {children}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, paddingInline: 3, paddingBottom: 2 }}>
        <Button variant="outlined" color="inherit" autoFocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
