import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

/** `system` follows the device. */
export type SchemeMode = 'light' | 'dark' | 'system';

type SchemeMenuProps = {
  mode: SchemeMode;
  onModeChange: (mode: SchemeMode) => void;
};

const choices = [
  { mode: 'system', label: 'As the device', Icon: ContrastOutlined },
  { mode: 'light', label: 'Light', Icon: LightModeOutlined },
  { mode: 'dark', label: 'Dark', Icon: DarkModeOutlined },
] as const;

/** Chooses between the light and the dark look. */
export function SchemeMenu({ mode, onModeChange }: SchemeMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const current = choices.find((choice) => choice.mode === mode) ?? choices[0];

  function choose(chosen: SchemeMode) {
    close();
    onModeChange(chosen);
  }

  return (
    <>
      <IconButton
        aria-label={`Colours: ${current.label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <current.Icon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Colours' } }}
      >
        {choices.map(({ mode: value, label, Icon }) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === mode}
            selected={value === mode}
            onClick={() => choose(value)}
          >
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
