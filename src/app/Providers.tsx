import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { i18n } from '../../contract/i18n.ts';
import { factsOf } from '../../contract/languages.ts';
import { ApiProvider } from '../data/ApiProvider.tsx';
import { CartLinesProvider } from '../data/cart/CartLinesProvider.tsx';
import { ShopProvider } from '../data/ShopProvider.tsx';
import { swrConfig } from '../data/useEndpoint.ts';
import { theme } from '../theme/theme.ts';
import { ToastProvider } from '../ui/ToastProvider.tsx';
import type { AppConfig } from './config.ts';

type ProvidersProps = {
  config: AppConfig;
  /** SWR configuration for hydration and server rendering. */
  answers?: SWRConfiguration;
  /** The document already contains theme variables and global styles. */
  hasGlobalStyles?: boolean;
  children: ReactNode;
};

const mirroredTheme = { ...theme, direction: 'rtl' as const };

/** App-wide providers; they need a router around them. */
export function Providers({ config, answers, hasGlobalStyles = false, children }: ProvidersProps) {
  return (
    // noSsr: use the scheme from the first render, to avoid a second render of everything.
    <ThemeProvider
      theme={factsOf(i18n.locale).isRightToLeft ? mirroredTheme : theme}
      defaultMode="system"
      disableTransitionOnChange
      disableStyleSheetGeneration={hasGlobalStyles}
      noSsr
    >
      {!hasGlobalStyles && <CssBaseline />}
      <ShopProvider shop={config.shop}>
        <ApiProvider server={config.api}>
          <SWRConfig value={{ ...swrConfig, ...answers }}>
            <CartLinesProvider>
              <ToastProvider>{children}</ToastProvider>
            </CartLinesProvider>
          </SWRConfig>
        </ApiProvider>
      </ShopProvider>
    </ThemeProvider>
  );
}
