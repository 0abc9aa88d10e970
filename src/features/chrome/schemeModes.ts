import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';

/** `system` follows the device. */
export type SchemeMode = 'light' | 'dark' | 'system';

export const schemeModes = [
  { mode: 'system', label: /*i18n*/ 'Match device', Icon: ContrastOutlined },
  { mode: 'light', label: /*i18n*/ 'Light', Icon: LightModeOutlined },
  { mode: 'dark', label: /*i18n*/ 'Dark', Icon: DarkModeOutlined },
] as const;
