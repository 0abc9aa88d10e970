import type { History } from 'history';
import { StrictMode } from 'react';
import type { SWRConfiguration } from 'swr';
import { AppRoutes } from './AppRoutes.tsx';
import type { AppConfig } from './config.ts';
import { HistoryRouter } from './HistoryRouter.tsx';
import { Providers } from './Providers.tsx';

type AppProps = {
  config: AppConfig;
  history: History;
  answers?: SWRConfiguration;
  hasGlobalStyles?: boolean;
};

export function App({ history, ...props }: AppProps) {
  return (
    <StrictMode>
      <HistoryRouter history={history}>
        <Providers {...props}>
          <AppRoutes />
        </Providers>
      </HistoryRouter>
    </StrictMode>
  );
}
