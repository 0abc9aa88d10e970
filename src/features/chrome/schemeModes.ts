import { ContrastIcon, DarkModeIcon, LightModeIcon } from '../../ui/icons.tsx';

export const schemeModes = [
  { mode: 'system', label: 'Match device', Icon: ContrastIcon },
  { mode: 'light', label: 'Light', Icon: LightModeIcon },
  { mode: 'dark', label: 'Dark', Icon: DarkModeIcon },
] as const;
