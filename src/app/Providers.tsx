import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiProvider } from '../data/ApiProvider.tsx';
import { ShopProvider } from '../data/ShopProvider.tsx';
import { swrConfig } from '../data/swrConfig.ts';
import { useRootScheme } from '../ui/colorScheme.ts';
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
  useRootScheme();
  return (
    <ShopProvider shop={config.shop}>
      <ApiProvider server={config.api}>
        <SWRConfig value={{ ...swrConfig, ...answers }}>
          <ToastProvider>{children}</ToastProvider>
        </SWRConfig>
      </ApiProvider>
    </ShopProvider>
  );
}
