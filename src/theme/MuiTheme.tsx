import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** What MUI's components need above them. The scheme is the root's, which is none of MUI's business. */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} noSsr>
      {children}
    </ThemeProvider>
  );
}
