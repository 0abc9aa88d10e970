import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineConfig, type Plugin, type PluginOption } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Puts MUI's colour-scheme script before the body's content, so that no page flashes. */
function colorSchemeScript(): Plugin {
  const script = createElement(InitColorSchemeScript, { attribute: 'data-color-scheme' });
  return {
    name: 'color-scheme-script',
    transformIndexHtml: (html) =>
      html.replace('<body>', `<body>\n    ${renderToStaticMarkup(script)}`),
  };
}

/** Asks for the two fonts of the first screen before the style sheet has named them. */
function preloadFonts(wanted: RegExp): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => wanted.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${file}`,
          },
          injectTo: 'head-prepend' as const,
        })),
  };
}

/** For the browser's files alone. */
function inBrowser(plugin: PluginOption): PluginOption {
  return { ...(plugin as Plugin), applyToEnvironment: ({ name }) => name === 'client' };
}

export default defineConfig({
  plugins: [
    react(),
    colorSchemeScript(),
    preloadFonts(/\/(manrope|playfair)-basic-.*\.woff2$/),
    // config.js is edited by the shop's owner after the build.
    inBrowser(
      compression({
        algorithms: ['gzip', 'brotliCompress'],
        include: /^assets\/.*\.(js|css)$|index\.html$/,
      }),
    ),
  ],
  // `vite build` makes all three: the app for the browser, its service worker, and what renders its
  // pages on the server.
  builder: {},
  environments: {
    client: {
      build: {
        target: 'es2022',
        sourcemap: true,
        // A font of letters that few pages have is for none to load with the styles.
        assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
        rolldownOptions: {
          output: {
            // What every first visit needs comes in three files: its packages, which a new release of
            // the shop leaves cached, the theme, whose making takes as long as all else, and the
            // shop's own code. Each runs by itself (src/app/startLater.ts), so that the browser is
            // free in between. Left alone, each set of pages that shares some modules would get a
            // file for them, and a first visit some thirty.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 1 },
                { name: 'theme', test: /[\\/]src[\\/]theme[\\/]/, tags: ['$initial'], priority: 1 },
                { name: 'shop', tags: ['$initial'] },
                // What floats over a page shares so many small parts that each would be a file.
                {
                  name: 'floating',
                  test: /[\\/](ToastBar\.tsx|@mui[\\/]material[\\/](Alert|Paper|Snackbar)[\\/])/,
                },
                { name: 'modal', test: /[\\/]@mui[\\/]material[\\/](Modal|Drawer)[\\/]/ },
              ],
            },
          },
        },
      },
    },
    serviceWorker: {
      consumer: 'client',
      build: {
        target: 'es2022',
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/data/serviceWorker.ts',
          output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
        },
      },
    },
    ssr: {
      // One bundle with its packages: no development build of any of them, and nothing to look up.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        target: 'node20',
        // The start script goes out in each page as it is written here.
        minify: true,
        outDir: 'dist-server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/renderer.ts' },
      },
    },
  },
});
