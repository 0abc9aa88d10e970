import type { Plugin } from 'vite';

/**
 * Preloads what Storybook requests only after its own start: the story index and React's renderer.
 */
export function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const renderer = Object.values(bundle).filter(
          (output) => output.type === 'chunk' && output.name === 'react-18',
        );
        const list = { rel: 'preload', href: './index.json', as: 'fetch', crossorigin: true };
        return [
          list,
          ...renderer.map(({ fileName }) => ({ rel: 'modulepreload', href: `./${fileName}` })),
        ].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' }));
      },
    },
  };
}
