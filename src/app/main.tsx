import '../theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes.tsx';
import { readConfig } from './config.ts';
import { Providers } from './Providers.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks the element with id "root"');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Providers config={readConfig(window.hemline)}>
        <AppRoutes />
      </Providers>
    </BrowserRouter>
  </StrictMode>,
);
