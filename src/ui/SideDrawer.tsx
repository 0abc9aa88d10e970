import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Head = styled(Toolbar)(({ theme }) => ({
  justifyContent: 'space-between',
  padding: theme.spacing(1),
  paddingInlineStart: theme.spacing(3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const paper = {
  width: 'min(100vw, 420px)',
  // Contains the drawer's toasts, at the drawer's width.
  contain: 'layout',
  '& .MuiSnackbar-root': { insetInline: 16, transform: 'none' },
};

type SideDrawerProps = {
  title: string;
  /** Label of the close button, for example "Close cart". */
  closeLabel: string;
  open: boolean;
  onClose: () => void;
  /** Called after the closing transition, when the focus is restored. */
  onClosed?: (() => void) | undefined;
  /** Scrolling body and fixed footer. */
  children: ReactNode;
};

/** Modal drawer at the side of the window. */
export function SideDrawer({
  title,
  closeLabel,
  open,
  onClose,
  onClosed,
  children,
}: SideDrawerProps) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': title, sx: paper },
        transition: { onExited: onClosed },
      }}
    >
      <Head variant="dense" disableGutters>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      {children}
    </Drawer>
  );
}
