import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ExpandMoreIcon } from '../../ui/icons.tsx';
import { lazyMuiComponent, loadedAhead } from '../../ui/lazyComponent.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { opener } from './FilterMenu.css.ts';

const Popover = lazyMuiComponent(() => import('@mui/material/Popover'));

type FilterMenuProps = {
  label: string;
  onOpen?: (() => void) | undefined;
  /** Renders the filter; `close` closes the panel. */
  children: (close: () => void) => ReactNode;
};

/** A button that opens a panel with one filter. */
export function FilterMenu({ label, onOpen, children }: FilterMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        className={opener}
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
        {...loadedAhead(Popover)}
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
          <div style={{ padding: 24, width: 376 }}>{children(close)}</div>
        </Popover>
      </OnDemand>
    </>
  );
}
