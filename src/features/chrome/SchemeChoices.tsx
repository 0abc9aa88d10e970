import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { i18n } from '../../../contract/i18n.ts';
import { type SchemeMode, schemeModes } from './schemeModes.ts';

type SchemeChoicesProps = {
  mode: SchemeMode;
  /** Anchor button of the menu; null while closed. */
  anchor: HTMLElement | null;
  onChoose: (mode: SchemeMode) => void;
  onClose: () => void;
};

export default function SchemeChoices({ mode, anchor, onChoose, onClose }: SchemeChoicesProps) {
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': i18n.t({ id: 'Colours (light or dark)', message: 'Colours' }) },
      }}
    >
      {schemeModes.map(({ mode: value, label, Icon }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          selected={value === mode}
          onClick={() => onChoose(value)}
        >
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          {i18n.t(label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
