import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ApiProvider } from '../data/ApiProvider.tsx';
import { ShopProvider } from '../data/ShopProvider.tsx';
import { swrConfig } from '../data/swrConfig.ts';
import { theme } from '../theme/theme.ts';
import { ToastProvider } from '../ui/ToastProvider.tsx';
import type { AppConfig } from './config.ts';

/** Everything the pages find above them, whatever router they stand in. */
export function Providers({ config, children }: { config: AppConfig; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
      <CssBaseline />
      <ShopProvider shop={config.shop}>
        <ApiProvider server={config.api}>
          <SWRConfig value={swrConfig}>
            <ToastProvider>{children}</ToastProvider>
          </SWRConfig>
        </ApiProvider>
      </ShopProvider>
    </ThemeProvider>
  );
}
