import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiProvider } from '../data/ApiProvider.tsx';
import { ShopProvider } from '../data/ShopProvider.tsx';
import { swrConfig } from '../data/swrConfig.ts';
import { theme } from '../theme/theme.ts';
import { ToastProvider } from '../ui/ToastProvider.tsx';
import type { AppConfig } from './config.ts';

type ProvidersProps = {
  config: AppConfig;
  /** Where answers are kept and how they are asked for, where that is not for the app alone. */
  answers?: SWRConfiguration;
  children: ReactNode;
};

/** The providers above all pages, whatever router they stand in. */
export function Providers({ config, answers, children }: ProvidersProps) {
  return (
    // noSsr: the scheme is known at once, or everything would be rendered a second time for it.
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange noSsr>
      <CssBaseline />
      <ShopProvider shop={config.shop}>
        <ApiProvider server={config.api}>
          <SWRConfig value={{ ...swrConfig, ...answers }}>
            <ToastProvider>{children}</ToastProvider>
          </SWRConfig>
        </ApiProvider>
      </ShopProvider>
    </ThemeProvider>
  );
}
