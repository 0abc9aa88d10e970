import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { inWords, isInWords, storySpecifiers } from './groups.ts';
import { hasGuide } from './guide.ts';

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
  stories: storySpecifiers,
  // A state shows how something looks and plays nothing; what it does stands in stories of their own.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  // A flow goes through the whole shop, and is there for designers, too.
  // What a page or a journey is called in words gives its stories no other ids (stableIds.ts).
  // A component has a docs page where its stories say how it is used (guide.ts); a behaviour is on
  // none, since it would play there.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (fileName, options) => {
        const entries = await indexer.createIndex(fileName, options);
        const isFlow = /stories\/flows\//.test(fileName);
        const hasPage = hasGuide.test(await readFile(fileName, 'utf8'));
        return entries.map(({ tags = [], ...entry }) => {
          if (hasPage && !tags.includes('behaviour')) tags.push('autodocs');
          const { title = '' } = entry;
          return {
            ...entry,
            ...(isInWords(fileName) && { title: inWords(title), metaId: title }),
            tags: isFlow ? tags.map((tag) => (tag === 'behaviour' ? 'flow' : tag)) : tags,
          };
        });
      },
    })),
  addons: [
    // Markdown as GitHub has it: with tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  // A story by itself loads neither (propsTable.ts).
  previewAnnotations: (entries = []) => [
    ...entries.filter((entry) => !/entry-preview-(argtypes|docs)/.test(String(entry))),
    resolve('.storybook/propsTable.ts'),
  ],
  staticDirs: [
    '../public',
    './public',
    { from: '../demo/pictures', to: '/pictures' },
    { from: '../node_modules/@fontsource-variable/manrope/files', to: '/fonts' },
  ],
};

export default config;
