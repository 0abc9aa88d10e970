import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';

/** `system` follows the device. */
export type SchemeMode = 'light' | 'dark' | 'system';

export const schemeModes = [
  { mode: 'system', label: 'Match device', Icon: ContrastOutlined },
  { mode: 'light', label: 'Light', Icon: LightModeOutlined },
  { mode: 'dark', label: 'Dark', Icon: DarkModeOutlined },
] as const;
