import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { lazyComponent, preloadOnIntent } from '../../ui/lazyComponent.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';

const Popover = lazyComponent(() => import('@mui/material/Popover'));

type FilterMenuProps = {
  label: string;
  onOpen?: (() => void) | undefined;
  /** Renders the filter; `close` closes the panel. */
  children: (close: () => void) => ReactNode;
};

/** Button that opens a panel with one filter. */
export function FilterMenu({ label, onOpen, children }: FilterMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        endIcon={<ExpandMore />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
        sx={{ paddingInline: 1.5, textDecorationLine: 'none' }}
        {...preloadOnIntent(Popover)}
      >
        {label}
      </Button>
      <OnDemand wanted={anchor !== null} onFail={close}>
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          onClose={close}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 1.5 } } }}
        >
          <Box sx={{ p: 3, width: 376 }}>{children(close)}</Box>
        </Popover>
      </OnDemand>
    </>
  );
}
