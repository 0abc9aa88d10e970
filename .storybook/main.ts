import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  core: {
    disableTelemetry: true,
    // The app's own settings preload fonts and compress, which no story needs.
    builder: {
      name: '@storybook/builder-vite',
      options: { viteConfigPath: '.storybook/vite.config.ts' },
    },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // Each piece has a docs page (`tags` in preview.tsx); a whole page of the shop needs none.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (fileName, options) => {
        const entries = await indexer.createIndex(fileName, options);
        if (!/stories\/(pages|flows|docs)\//.test(fileName)) return entries;
        return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), '!autodocs'] }));
      },
    })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public', './public', { from: '../demo/pictures', to: '/pictures' }],
};

export default config;
