import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useInsertionEffect } from 'react';
import { theme } from '../src/theme/theme.ts';

const mirroredTheme = { ...theme, direction: 'rtl' as const };

/**
 * Sets the direction of the page, before effects that read it, and of MUI; `StoryStyles` mirrors the
 * styles.
 */
export function RightToLeft({ children }: { children: ReactNode }) {
  useInsertionEffect(() => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  }, []);
  return <ThemeProvider theme={mirroredTheme}>{children}</ThemeProvider>;
}
