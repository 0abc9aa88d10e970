import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineConfig, type Plugin } from 'vite';

/** Puts MUI's colour-scheme script before the body's content, so that no page flashes. */
function colorSchemeScript(): Plugin {
  const script = createElement(InitColorSchemeScript, { attribute: 'data-color-scheme' });
  return {
    name: 'color-scheme-script',
    transformIndexHtml: (html) =>
      html.replace('<body>', `<body>\n    ${renderToStaticMarkup(script)}`),
  };
}

export default defineConfig({
  plugins: [react(), colorSchemeScript()],
  build: { target: 'es2022', sourcemap: true, chunkSizeWarningLimit: 700 },
});
