import type { History } from 'history';
import { StrictMode } from 'react';
import type { SWRConfiguration } from 'swr';
import { AppRoutes } from './AppRoutes.tsx';
import type { AppConfig } from './config.ts';
import { HistoryRouter } from './HistoryRouter.tsx';
import { Providers } from './Providers.tsx';

type AppProps = { config: AppConfig; history: History; answers?: SWRConfiguration };

/** The whole app; the same in the browser and where a server renders it. */
export function App({ config, history, answers = {} }: AppProps) {
  return (
    <StrictMode>
      <HistoryRouter history={history}>
        <Providers config={config} answers={answers}>
          <AppRoutes />
        </Providers>
      </HistoryRouter>
    </StrictMode>
  );
}
