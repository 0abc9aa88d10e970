import './MuiTheme.css.ts';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** What MUI's components need above them. Which scheme is shown is the root's attribute, as for all styles. */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      storageManager={null}
      colorSchemeNode={null}
      disableStyleSheetGeneration
      noSsr
    >
      {children}
    </ThemeProvider>
  );
}
