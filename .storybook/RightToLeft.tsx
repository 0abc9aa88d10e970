import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useLayoutEffect } from 'react';
import { theme } from '../src/theme/theme.ts';

const mirrored = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });
const mirroredTheme = { ...theme, direction: 'rtl' as const };

/** Lays a story out as for Arabic or Hebrew: the page's direction, MUI's own, and all styles mirrored. */
export default function RightToLeft({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  }, []);
  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={mirroredTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
