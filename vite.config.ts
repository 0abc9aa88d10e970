import { type CSSObject, serializeStyles } from '@emotion/serialize';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineConfig, type Plugin, type PluginOption } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { theme } from './src/theme/theme.ts';

/** Puts MUI's colour-scheme script before the body's content, so that no page flashes. */
function colorSchemeScript(): Plugin {
  const script = createElement(InitColorSchemeScript, { attribute: 'data-color-scheme' });
  return {
    name: 'color-scheme-script',
    transformIndexHtml: (html) =>
      html.replace('<body>', `<body>\n    ${renderToStaticMarkup(script)}`),
  };
}

/**
 * `virtual:theme.css`: the theme's variables as MUI's ThemeProvider would add them. A rendered page has
 * the few that it needs; if the app added all of them, the browser would work out every style again,
 * as it does for the fonts anyway.
 */
function themeVariables(): Plugin {
  const name = 'virtual:theme.css';
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? serializeStyles(theme.generateStyleSheets() as CSSObject[]).styles
        : undefined,
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

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** Names a module after the pages of a first visit that load it at once, if there are so many. */
function sharedBy(count: number) {
  return (id: string, modules: Modules): string | null => {
    const pages = new Set<string>();
    const seen = new Set<string>();
    function visit(module: string) {
      if (seen.has(module)) return;
      seen.add(module);
      const page = module.match(/[\\/]pages[\\/](Home|Category|Product)Page\.tsx$/)?.[1];
      if (page) pages.add(page);
      // It passes on more than any page takes of it.
      else if (!/material[\\/]styles[\\/]index/.test(module)) {
        modules.getModuleInfo(module)?.importers.forEach(visit);
      }
    }
    visit(id);
    return pages.size === count ? [...pages].sort().join('-') : null;
  };
}

export default defineConfig({
  plugins: [
    react(),
    colorSchemeScript(),
    themeVariables(),
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
        // Safari 16 loads the same modules without it, later.
        modulePreload: { polyfill: false },
        sourcemap: true,
        // A font of letters that few pages have is for none to load with the styles.
        assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
        rolldownOptions: {
          output: {
            // What every visit needs comes in few files, which run one by one
            // (src/app/startLater.ts), so that the browser is free in between. A new release of the
            // shop leaves those of its packages cached. What the pages of a first visit have beside
            // comes in a file for each set of them that shares it. Left alone, all pages are asked
            // which of them share a module, and a first visit has some thirty files.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|swr)[\\/]/,
                  tags: ['$initial'],
                  priority: 3,
                },
                {
                  name: 'styles',
                  test: /[\\/]node_modules[\\/](@emotion|stylis|@mui[\\/](system|styled-engine|utils|material[\\/](styles|colors)))[\\/]/,
                  tags: ['$initial'],
                  priority: 3,
                },
                { name: 'mui', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 2 },
                {
                  name: 'theme',
                  test: /[\\/]src[\\/]theme[\\/]|virtual:theme/,
                  tags: ['$initial'],
                  priority: 2,
                },
                { name: 'shop', tags: ['$initial'], priority: 1 },
                // A file holds what its modules import, too: what more pages share goes first.
                ...[3, 2, 1].map((pages) => ({
                  name: sharedBy(pages),
                  debugName: `shared by ${pages}`,
                })),
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
