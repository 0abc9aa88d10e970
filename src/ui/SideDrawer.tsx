import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(1, 1, 1, 3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const paper = {
  width: 'min(100vw, 420px)',
  // A toast of the drawer stands in it, as wide as it.
  contain: 'layout',
  '& .MuiSnackbar-root': { insetInline: 16, transform: 'none' },
};

type SideDrawerProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  /** It is out of sight, and has given the focus back. */
  onClosed?: (() => void) | undefined;
  /** A body that scrolls, and what stays below it. */
  children: ReactNode;
};

/** A dialog at the side of the page it was opened on. */
export function SideDrawer({ title, open, onClose, onClosed, children }: SideDrawerProps) {
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
      <Head>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        <IconButton aria-label={`Close ${title.toLowerCase()}`} onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      {children}
    </Drawer>
  );
}
